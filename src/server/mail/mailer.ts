/** A mail ready to leave. The same Message-ID on a second attempt lets the receiver drop the copy. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: MailAttachment[];
  /** False where the address is known to refuse nothing: that a mail arrives there is no news. */
  readonly arrivalIsNews?: boolean;
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
  /** Byte for byte, whatever programs on the way do to the ends of lines. */
  readonly contentTransferEncoding: 'base64';
}

/** The mail server says that there is no such mailbox. However often it is asked, it will say so. */
export class RecipientRefused extends Error {
  override readonly name = 'RecipientRefused';
  constructor() {
    super('The mail server refuses the address for good.');
  }
}

export interface Mailer {
  /** Fails with `RecipientRefused` when trying again is of no use. */
  send(mail: OutgoingMail): Promise<void>;
  /** Does the work of a mail that nobody gets, so that whoever watches the time cannot tell. */
  rehearse(mail: OutgoingMail): Promise<void>;
  /** Fails when mails could not leave now. */
  check(): Promise<void>;
  /** V7: takes back mails that it keeps as files; one that keeps none has nothing to take back. */
  forget?(isAbout: (text: string) => boolean): Promise<void>;
  /** What has not been acknowledged fails at once. */
  close(): void;
}

/** The right side of our Message-IDs: the host people know us by. */
export function messageIdHost(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}
