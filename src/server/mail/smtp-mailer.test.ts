import type { AddressInfo, Socket } from 'node:net';
import MimeNode from 'nodemailer/lib/mime-node';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { afterEach, expect, it, vi } from 'vitest';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface Taken {
  readonly raw: string;
  readonly session: string;
}

const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const end of ends.splice(0).reverse()) await end();
});

/** A real mail server and one who sends to it over a single connection. */
async function sender(): Promise<{ mailer: Mailer; taken: Taken[]; hangUp: () => Promise<void> }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 200,
    onData: (stream, { id }: SMTPServerSession, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push({ raw: Buffer.concat(chunks).toString(), session: id });
        done();
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Relâche <relache@exemple.fr>', 1);
  ends.push(
    () => new Promise((resolve) => server.close(resolve)),
    () => mailer.close(),
  );
  const hangUp = async (): Promise<void> => {
    const gone = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await Promise.all(gone);
  };
  return { mailer, taken, hangUp };
}

const mailNumber = (number: number): OutgoingMail => ({
  messageId: `<notification.${number}@exemple.fr>`,
  to: { name: 'Élodie', address: 'elodie@exemple.fr' },
  subject: 'Congé approuvé',
  text: `Bonjour Élodie,\n.un point au début\n..et deux\nFin ${number}`,
  html: `<p>Fin ${number}</p>`,
});

it('brings a mail as it was written, points at the start of lines included', async () => {
  const { mailer, taken } = await sender();
  await mailer.send(mailNumber(1));
  const [{ raw } = { raw: '' }] = taken;
  expect(raw).toContain('Message-ID: <notification.1@exemple.fr>\r\n');
  expect(raw).toContain('\r\n.un point au d=C3=A9but\r\n..et deux\r\nFin 1\r\n');
  expect(raw).toContain('From: =?UTF-8?Q?Rel=C3=A2che?= <relache@exemple.fr>\r\n');
});

it('sends mail after mail over one connection', async () => {
  const { mailer, taken } = await sender();
  for (const number of [1, 2, 3]) await mailer.send(mailNumber(number));
  expect(new Set(taken.map(({ session }) => session)).size).toBe(1);
  expect(taken).toHaveLength(3);
});

it('sends over another connection what the server hung up on before it began', async () => {
  const { mailer, taken, hangUp } = await sender();
  await mailer.send(mailNumber(1));
  await hangUp();
  await mailer.send(mailNumber(2));
  expect(taken.map(({ raw }) => /^Message-ID: (.*)\r$/m.exec(raw)?.[1])).toEqual([
    '<notification.1@exemple.fr>',
    '<notification.2@exemple.fr>',
  ]);
});

it('puts a mail together once: an envelope of two parts', async () => {
  const { mailer } = await sender();
  const headers = vi.spyOn(MimeNode.prototype, 'buildHeaders');
  const composing = vi.spyOn(MimeNode.prototype, 'createReadStream');
  await mailer.send(mailNumber(1));
  expect(headers).toHaveBeenCalledTimes(3);
  expect(composing).not.toHaveBeenCalled();
});
