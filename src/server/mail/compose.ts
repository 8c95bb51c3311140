import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { OutgoingMail } from './mailer.ts';

/** Renders a mail's component into its two parts. */
export async function composeMail(
  envelope: Pick<OutgoingMail, 'messageId' | 'to' | 'subject' | 'headers' | 'attachments'>,
  body: ReactElement,
): Promise<OutgoingMail> {
  const [html, text] = await Promise.all([render(body), render(body, { plainText: true })]);
  return { ...envelope, html, text };
}
