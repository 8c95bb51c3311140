import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import type { MessageToWrite } from './write-message.ts';
import { writeMessage } from './write-message.ts';

const lines = 'Élodie a demandé un congé du 2 au 6 juillet 2040, cinq jours ouvrés. '.repeat(5);

const mail: MessageToWrite = {
  from: 'Relâche <relache@exemple.fr>',
  messageId: '<notification.1@exemple.fr>',
  date: new Date('2026-05-04T08:00:00Z'),
  to: { name: 'Élodie « la douce » Ñandú', address: 'elodie@exemple.fr' },
  subject: 'Congé approuvé, du 1er\u00a0mars au 12\u00a0mars 2040, et un objet si long qu’il faut le plier',
  text: `Bonjour Élodie,\n\n${lines}\n.un point au début \n= et un signe\t\nFin`,
  html: `<p style="color: red">${lines}</p>\n<a href="https://exemple.fr/?a=1&amp;b=${'x'.repeat(200)}">ici</a> `,
  headers: {
    References: '<leave-request.1@exemple.fr>',
    'List-Unsubscribe': `<https://exemple.fr/unsubscribe?token=${'a'.repeat(90)}>`,
    'Auto-Submitted': 'auto-generated',
  },
};
const calendar = {
  filename: 'absence.ics',
  content: `BEGIN:VCALENDAR\r\n${'SUMMARY:Congé\r\n'.repeat(30)}END:VCALENDAR\r\n`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  contentTransferEncoding: 'base64',
} as const;

const streams = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** Random, and said of itself by the mail program. */
const withoutItsMarks = (raw: Buffer): string =>
  raw
    .toString()
    .replace(/--_NmP-[\w-]+?-Part_/g, '--Part_')
    .replace(/^X-Mailer: .*\r\n(?:[ \t].*\r\n)*/m, '');

it.each([
  ['in both languages of its parts', mail],
  ['with a calendar file', { ...mail, attachments: [calendar] }],
  [
    'with a file whose last line is full',
    { ...mail, attachments: [{ ...calendar, content: 'x'.repeat(114) }] },
  ],
  ['in plain letters', { ...mail, text: 'Hello.\n', html: '<p>Hello.</p>\n', subject: 'Hello' }],
  ['with nothing to say', { ...mail, text: '', html: '' }],
])('writes a mail %s as the mail program does, byte for byte', async (_, one: MessageToWrite) => {
  const sent = await streams.sendMail({ ...one, textEncoding: 'quoted-printable' });
  const { envelope, raw } = writeMessage(one);
  expect(withoutItsMarks(raw)).toBe(withoutItsMarks(sent.message as Buffer));
  expect(envelope).toEqual({ from: sent.envelope.from, to: sent.envelope.to });
});

it('reads no file and fetches nothing into a mail', () => {
  const attachment = { ...calendar, content: { path: '/etc/hostname' } as unknown as string };
  expect(() => writeMessage({ ...mail, attachments: [attachment] })).toThrow('A part of a mail is text.');
});
