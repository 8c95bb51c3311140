import { Client } from 'pg';
import { expect, it } from 'vitest';
import { setBrowserStage } from '#tests/support/browser-stage.ts';
import { LAST_DAY, liveThroughStory } from '#tests/support/life-story.ts';

const stage = setBrowserStage();
const patience = { timeout: 15_000 };
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Counter {
  readonly counter: string;
  readonly entries: readonly { readonly sentence: string }[];
}

it('reads the life of one person on her balance page, line by line, in French and in English', async () => {
  const { app } = stage;
  const owner = new Client(app.connection);
  await owner.connect();
  const { ines } = await liveThroughStory(app, owner);
  await owner.end();

  for (const [language, title] of [
    ['fr-FR', 'Relevé du compteur Congés payés'],
    ['en-GB', 'Statement of the counter Paid leave'],
  ] as const) {
    const reader = await stage.visitAs(ines, {
      language,
      clockAheadMs: app.services.now().getTime() - Date.now(),
    });
    const { page, checkPage } = reader;
    const { json } = await app.call('GET', `/balances/me?at=${LAST_DAY}`, {
      token: ines.token,
      headers: { 'accept-language': language.slice(0, 2) },
    });
    const paidLeave = (json as Counter[]).find(({ counter }) => counter === 'paid-leave');
    const sentences = (paidLeave?.entries ?? []).map(({ sentence }) => plain(sentence));
    expect(sentences.length).toBeGreaterThan(20);

    await page.goto('/balances');
    const statement = page.getByRole('table', { name: title });
    await statement.waitFor();
    const folded = statement.getByRole('button', { expanded: false });
    while ((await folded.count()) > 0) await folded.first().click();
    const lines = statement.locator('tbody[data-lines] tr');
    await expect.poll(() => lines.count(), patience).toBe(sentences.length);
    const told = (await lines.allTextContents()).map(plain);
    expect(sentences.filter((sentence) => !told.some((line) => line.includes(sentence)))).toEqual([]);
    await checkPage();
  }
});
