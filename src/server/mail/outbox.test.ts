import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

let directory: string;
let outbox: Outbox;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'relache-outbox-'));
  outbox = new Outbox(directory, 'relache@exemple.fr', () => new Date('2026-05-04T08:00:00Z'));
});
afterEach(() => rm(directory, { recursive: true }));

async function send(name: string, second: number, text = name): Promise<void> {
  await outbox.send({
    to: { name: 'Ana', address: 'ana@exemple.fr' },
    subject: name,
    text,
    html: text,
    messageId: `<${name}@exemple.fr>`,
  });
  await utimes(join(directory, `2026-05-04-_${name}_exemple.fr_.eml`), 0, second);
}

const subjects = async (atMost?: number) => (await outbox.list(atMost)).map(({ subject }) => subject);

it('lists mails of the same second in the order in which they were sent', async () => {
  for (const [place, name] of ['zoe', 'ana', 'max'].entries()) await send(name, 1000 + place);
  expect(await subjects()).toEqual(['max', 'ana', 'zoe']);
  expect(await subjects(2)).toEqual(['max', 'ana']);
});

it('shows at every look what came, what was written again and what is gone', async () => {
  await send('zoe', 1000);
  expect(await subjects()).toEqual(['zoe']);
  await send('ana', 1001);
  await send('zoe', 1002, 'second attempt');
  const [latest, other] = await outbox.list();
  expect([latest?.text.trim(), other?.subject]).toEqual(['second attempt', 'ana']);
  await outbox.forget((text) => text.includes('second attempt'));
  expect(await subjects()).toEqual(['ana']);
  expect(await outbox.read(latest?.id ?? '')).toBeNull();
});
