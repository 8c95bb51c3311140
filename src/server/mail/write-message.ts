import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import { encode as quotedPrintable, wrap } from 'nodemailer/lib/qp';
import type { OutgoingMail } from './mailer.ts';

/** A mail as it travels, and whom it goes to. */
export interface WrittenMessage {
  readonly envelope: { readonly from: string | false; readonly to: string[] };
  readonly raw: Buffer;
}

export type MessageToWrite = Omit<OutgoingMail, 'arrivalIsNews'> & {
  readonly from: string;
  readonly date?: Date;
};

const longestLine = 76;

/**
 * The mail program makes its parts and their headers. Their texts are short and known: put together here at once, they
 * cost a fraction of what its streams do, of which each part takes several.
 */
export function writeMessage(mail: MessageToWrite): WrittenMessage {
  // Quoted-printable fits both languages: it need not be found out for each part of each mail.
  const root = new MailComposer({ ...mail, textEncoding: 'quoted-printable' }).compile();
  const { from, to } = root.getEnvelope();
  const lines = written(root).replace(/\r?\n/g, '\r\n');
  return { envelope: { from, to }, raw: Buffer.from(lines.endsWith('\r\n') ? lines : `${lines}\r\n`) };
}

function written(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`;
  if (!node.multipart) return head + bodyOf(node);
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${written(child)}`);
  return `${head}${parts.join('\r\n')}\r\n--${node.boundary}--\r\n`;
}

function bodyOf(node: MimeNode): string {
  const { content } = node;
  // Nothing else is ever given: no file, no address, no stream.
  if (typeof content !== 'string') throw new TypeError('A part of a mail is text.');
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return wrap(quotedPrintable(content), longestLine);
    case 'base64':
      return Buffer.from(content)
        .toString('base64')
        .replace(/.{76}(?=.)/g, '$&\r\n');
    default:
      return content;
  }
}
