import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Outbox } from './outbox.ts';

it('lists mails of the same second in the order in which they were sent', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'relache-outbox-'));
  const outbox = new Outbox(directory, 'relache@exemple.fr', () => new Date('2026-05-04T08:00:00Z'));
  for (const [place, name] of ['zoe', 'ana', 'max'].entries()) {
    await outbox.send({
      to: { name: 'Ana', address: 'ana@exemple.fr' },
      subject: name,
      text: name,
      html: name,
      messageId: `<${name}@exemple.fr>`,
    });
    await utimes(join(directory, `2026-05-04-_${name}_exemple.fr_.eml`), 0, 1000 + place);
  }
  expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['max', 'ana', 'zoe']);
  await rm(directory, { recursive: true });
});
