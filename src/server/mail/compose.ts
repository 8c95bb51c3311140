import type { OutgoingMail } from './mailer.ts';
import type { Markup } from './markup/jsx-runtime.ts';
import { writeHtml } from './markup/write-html.ts';
import { writeText } from './markup/write-text.ts';

export type MailParts = Pick<OutgoingMail, 'html' | 'text'>;

/** A mail in its two forms. */
export function writeMail(body: Markup): MailParts {
  return { html: writeHtml(body), text: writeText(body) };
}

export function composeMail(envelope: Omit<OutgoingMail, keyof MailParts>, body: Markup): OutgoingMail {
  return { ...envelope, ...writeMail(body) };
}
