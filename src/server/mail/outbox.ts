import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { mustHoldNothing } from '#server/store/held-connection.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';

export interface StoredMail {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly sentAt: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}

interface MailFile {
  readonly name: string;
  readonly writtenAt: number;
  /** Changes when a second attempt puts another file in the place of the first. */
  readonly version: string;
}

interface OpenedMail extends MailFile {
  readonly mail: StoredMail;
}

/** Local mode's post office: every mail becomes a file that any mail program opens. */
export class Outbox implements Mailer {
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  /** What the last list showed. */
  #opened: ReadonlyMap<string, OpenedMail> = new Map();

  constructor(
    readonly directory: string,
    private readonly from: string,
    private readonly now: () => Date,
  ) {}

  async rehearse(mail: OutgoingMail): Promise<void> {
    await this.#transport.sendMail({ ...mail, from: this.from, date: this.now() });
  }

  async send(mail: OutgoingMail): Promise<void> {
    // A file here, and a server of somebody else elsewhere.
    mustHoldNothing('the mail server');
    const date = this.now();
    const { message } = await this.#transport.sendMail({ ...mail, from: this.from, date });
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    // Named after the Message-ID: the second attempt of a mail overwrites the first instead of doubling it.
    const id = `${date.toISOString().slice(0, 10)}-${mail.messageId.replace(/[^\w.-]+/g, '_').slice(0, 120)}`;
    const unfinished = join(this.directory, `.${id}.partial`);
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, join(this.directory, `${id}.eml`));
  }

  async check(): Promise<void> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
  }

  close(): void {
    this.#transport.close();
  }

  /**
   * Latest first, at most as many as asked for. A mail tells its second; among those of one second, the file system
   * knows more. Whoever looks again and again reads only what is new.
   */
  async list(atMost = Number.POSITIVE_INFINITY): Promise<StoredMail[]> {
    const files = await Promise.all((await this.#names()).map((name) => this.#fileOf(name)));
    const latest = files
      .filter((file) => file !== null)
      .sort((one, other) => other.writtenAt - one.writtenAt)
      .slice(0, atMost);
    const read = await Promise.all(latest.map((file) => this.#opened.get(file.version) ?? this.#open(file)));
    const opened = read.filter((one) => one !== null);
    this.#opened = new Map(opened.map((one) => [one.version, one]));
    return opened
      .sort((a, b) => b.mail.sentAt.localeCompare(a.mail.sentAt) || b.writtenAt - a.writtenAt)
      .map(({ mail }) => mail);
  }

  async forget(isAbout: (text: string) => boolean): Promise<void> {
    for (const mail of await this.list()) {
      const said = [mail.to, mail.subject, mail.text, mail.html, ...Object.values(mail.headers)];
      if (isAbout([...said, ...mail.attachments.map(({ text }) => text)].join('\n'))) {
        await rm(join(this.directory, `${mail.id}.eml`), { force: true });
      }
    }
  }

  async read(id: string): Promise<StoredMail | null> {
    const file = (await this.#names()).includes(`${id}.eml`) ? await this.#fileOf(`${id}.eml`) : null;
    return file && ((await this.#open(file))?.mail ?? null);
  }

  /** Null for one that was forgotten since its name was read. */
  async #open(file: MailFile): Promise<OpenedMail | null> {
    const content = await unlessMissing(readFile(join(this.directory, file.name)));
    if (content === null) return null;
    const parsed = await PostalMime.parse(content, { attachmentEncoding: 'utf8' });
    const mail = {
      id: file.name.slice(0, -'.eml'.length),
      to: parsed.to?.map(readableAddress).join(', ') ?? '',
      from: parsed.from ? readableAddress(parsed.from) : '',
      subject: parsed.subject ?? '',
      sentAt: new Date(parsed.date ?? 0).toISOString(),
      text: parsed.text ?? '',
      html: parsed.html ?? null,
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      attachments: parsed.attachments.map(({ filename, mimeType, content: text }) => ({
        name: filename ?? '',
        type: mimeType,
        text: String(text),
      })),
    };
    return { ...file, mail };
  }

  async #fileOf(name: string): Promise<MailFile | null> {
    const found = await unlessMissing(stat(join(this.directory, name)));
    return found && { name, writtenAt: found.mtimeMs, version: `${name} ${found.ino} ${found.mtimeMs}` };
  }

  async #names(): Promise<string[]> {
    const files = (await unlessMissing(readdir(this.directory))) ?? [];
    return files.filter((file) => /^[\w-][\w.-]*\.eml$/.test(file));
  }
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function readableAddress({ name, address }: { name?: string; address?: string }): string {
  return name ? `${name} <${address ?? ''}>` : (address ?? '');
}
