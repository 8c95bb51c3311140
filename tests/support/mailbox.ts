import { Outbox, type StoredMail } from '#server/mail/outbox.ts';
import { eventually } from './eventually.ts';

/** Reads the mails that an application under test sent. */
export class Mailbox {
  readonly #outbox: Outbox;

  constructor(directory: string) {
    this.#outbox = new Outbox(directory, 'unused', () => new Date());
  }

  async to(address: string): Promise<StoredMail[]> {
    return (await this.#outbox.list()).filter((mail) => mail.to.includes(address));
  }

  /** Waits for the mail number `count` to an address and returns the latest. */
  async waitFor(address: string, count = 1): Promise<StoredMail> {
    return eventually(async () => {
      const mails = await this.to(address);
      return mails.length >= count ? mails[0] : undefined;
    }, `mail ${count} to ${address}`);
  }
}

/** The token of the login link in a mail. */
export function loginTokenIn(mail: StoredMail): string {
  const token = /\/login\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error(`No login link in the mail « ${mail.subject} ».`);
  return token;
}
