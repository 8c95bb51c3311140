import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { type LongMail, renderHere } from '#server/mail/long-mail.ts';
import { renderLongMail } from '#server/mail/render-long-mail.ts';
import { createTestOrganization } from '#tests/support/organizations.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { threadFile } from '#tests/support/thread-file.ts';

let app: TestApp;

beforeAll(async () => {
  const file = await threadFile('src/server/thread.ts');
  app = await startTestApp({ env: { WORKER: 'off' }, threads: { file } });
});
afterAll(async () => {
  await app.close();
});

const digest = (lines: number): LongMail => ({
  template: 'team-digest',
  props: {
    language: 'fr',
    publicUrl: 'http://relache.test',
    unsubscribeUrl: 'http://relache.test/unsubscribe',
    kind: 'team-digest',
    recipient: 'Inès Roche',
    teams: ['Atelier'],
    monday: plainDate('2026-06-01'),
    thisWeek: Array.from({ length: lines }, (_, place) => ({
      id: String(place),
      title: `Personne ${place}`,
      details: ['Congés payés'],
    })),
    nextWeek: [],
  },
});

it('writes a mail that lists many people on a thread, to the letter as the main thread would; a short one is not worth it', async () => {
  const { id: organizationId } = await createTestOrganization(app.services);
  const before = app.services.threads?.ends.done ?? Number.NaN;
  const render = (lines: number) => renderLongMail(app.services, organizationId, digest(lines), lines);
  expect(await render(300)).toEqual(await renderHere(digest(300)));
  expect(app.services.threads?.ends.done).toBe(before + 1);
  expect(await render(3)).toEqual(await renderHere(digest(3)));
  expect(app.services.threads?.ends.done).toBe(before + 1);
});
