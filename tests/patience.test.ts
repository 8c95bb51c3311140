import { expect, it } from 'vitest';
import { hastyQueries, hastyReads } from '#tests/support/hasty-reads.ts';
import { everything } from '#tests/support/source-files.ts';

it('asks a page until it says so: right after a press it may say anything', () => {
  // An answer of the server is final; what a page shows is asked for with `expect.poll` or `waitFor`.
  const server = '(app\\.(call|mailbox)|fetch|get|languageOf)';
  const hasty = new RegExp(`expect\\(\\s*[([]*await (?!${server}\\b)`);
  const places = everything.filter(({ path, text }) => path.startsWith('tests/e2e/') && hasty.test(text));
  expect(places.map(({ path }) => path)).toEqual([]);
});

it('reads no page right after a press, neither into a variable nor as it is drawn at that moment', () => {
  const reads = (folder: string, hasty: (text: string) => string[]) =>
    everything
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .flatMap(({ path, text }) => hasty(text).map((statement) => `${path}: ${statement}`));
  expect(reads('tests/e2e', hastyReads)).toEqual([]);
  expect(reads('tests/component', hastyQueries)).toEqual([]);
  const pressed = "await page.getByRole('button').click();";
  const rested = "await page.getByRole('table').waitFor();";
  const count = "const shown = await page.getByRole('row').count();";
  const locator = "const rows = page.getByRole('row');";
  expect(hastyReads([pressed, locator, count].join('\n'))).toEqual([count]);
  expect(hastyReads([pressed, locator, rested, count].join('\n'))).toEqual([]);
  expect(hastyReads([rested, count, pressed].join('\n'))).toEqual([]);
  const clicked = "await user.click(await screen.findByRole('button'));";
  const gone = "expect(screen.queryByRole('dialog')).toBeNull();";
  expect(hastyQueries([clicked, gone].join('\n'))).toEqual([gone]);
  expect(hastyQueries([clicked, `await waitFor(() => ${gone.slice(0, -1)});`, gone].join('\n'))).toEqual([]);
  expect(hastyQueries([clicked, "await says('Enregistré');", gone].join('\n'))).toEqual([]);
});
