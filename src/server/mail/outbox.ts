import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import type { Mailer } from './mailer.ts';

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

/** Local mode's post office: every mail becomes a file that any mail program opens. */
export class Outbox implements Mailer {
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    readonly directory: string,
    private readonly from: string,
    private readonly now: () => Date,
  ) {}

  async send(mail: Parameters<Mailer['send']>[0]): Promise<void> {
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

  /** Latest first. A mail tells its second; among those of one second, the file system knows more. */
  async list(): Promise<StoredMail[]> {
    const files = await this.#files();
    const found = await Promise.all(
      files.map(async (file) => {
        const mail = await this.read(file.slice(0, -'.eml'.length));
        const { mtimeMs } = await stat(join(this.directory, file));
        return mail && { mail, mtimeMs };
      }),
    );
    return found
      .filter((one) => one !== null)
      .sort((a, b) => b.mail.sentAt.localeCompare(a.mail.sentAt) || b.mtimeMs - a.mtimeMs)
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
    if (!(await this.#files()).includes(`${id}.eml`)) return null;
    const parsed = await PostalMime.parse(await readFile(join(this.directory, `${id}.eml`)), {
      attachmentEncoding: 'utf8',
    });
    return {
      id,
      to: parsed.to?.map(readableAddress).join(', ') ?? '',
      from: parsed.from ? readableAddress(parsed.from) : '',
      subject: parsed.subject ?? '',
      sentAt: new Date(parsed.date ?? 0).toISOString(),
      text: parsed.text ?? '',
      html: parsed.html ?? null,
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      attachments: parsed.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: mimeType,
        text: String(content),
      })),
    };
  }

  async #files(): Promise<string[]> {
    try {
      return (await readdir(this.directory)).filter((file) => /^[\w-][\w.-]*\.eml$/.test(file));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    }
  }
}

function readableAddress({ name, address }: { name?: string; address?: string }): string {
  return name ? `${name} <${address ?? ''}>` : (address ?? '');
}
