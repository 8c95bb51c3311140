/** What an error of the mail program may tell of the server's answer. */
interface SmtpAnswer {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
  readonly message?: unknown;
}

/** RFC 3463: no such mailbox, no such place, malformed, moved, no mail taken there; mailbox closed. */
const ofTheMailbox = /\b5\.(1\.(?:0|1|2|3|4|6|10)|2\.1)\b/;
/** How Microsoft says that there is no such mailbox. */
const accessDenied = /\b5\.4\.1\b/;
const anyStatus = /\b[245]\.\d{1,3}\.\d{1,3}\b/;

/** Without a status, what these answers to a recipient mean by RFC 5321. */
const mailboxCodes: readonly unknown[] = [550, 551, 553];

/** About us and not about the mailbox, however it is numbered. */
const aboutUs = /relay|spam|block|blacklist|policy|reputation|authenticat|sender|quota|too many|rate limit/i;

/**
 * True when the mailbox does not exist, so that no other attempt will bring another answer. Whatever else is refused
 * with a number of five hundred and more may be about ourselves: credentials, reputation, size, policies. That can be
 * mended, and is tried again.
 */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode, response, command, message } = error as SmtpAnswer;
  if (typeof responseCode !== 'number') return code === 'EENVELOPE' && /recipient/i.test(String(message));
  if (responseCode < 500) return false;
  const text = typeof response === 'string' ? response : '';
  if (ofTheMailbox.test(text)) return true;
  if (command !== 'RCPT TO' || aboutUs.test(text)) return false;
  if (anyStatus.test(text)) return accessDenied.test(text);
  return mailboxCodes.includes(responseCode);
}
