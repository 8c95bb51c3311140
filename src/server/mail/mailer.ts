/** A mail ready to leave. The same Message-ID on a second attempt lets the receiver drop the copy. */
export interface OutgoingMail {
  readonly messageId: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: MailAttachment[];
}

export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
  /** Byte for byte, whatever programs on the way do to the ends of lines. */
  readonly contentTransferEncoding: 'base64';
}

export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  /** Fails when mails could not leave now. */
  check(): Promise<void>;
  /** What has not been acknowledged fails at once. */
  close(): void;
}

/** The right side of our Message-IDs: the host people know us by. */
export function messageIdHost(publicUrl: string): string {
  return new URL(publicUrl).hostname;
}
