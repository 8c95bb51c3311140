import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { OutgoingMail } from './mailer.ts';

export type MailParts = Pick<OutgoingMail, 'html' | 'text'>;

/** A mail's component in its two forms. */
export async function renderMail(body: ReactElement): Promise<MailParts> {
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  return { html, text };
}

export async function composeMail(
  envelope: Omit<OutgoingMail, keyof MailParts>,
  body: ReactElement,
): Promise<OutgoingMail> {
  return { ...envelope, ...(await renderMail(body)) };
}
