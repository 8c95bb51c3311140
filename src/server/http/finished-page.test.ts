import { expect, it } from 'vitest';
import { operatorFields } from '#contract/operator.ts';
import { finishedPage } from './finished-page.ts';

const operator = {
  ...(Object.fromEntries(operatorFields.map((field) => [field, field])) as Record<
    (typeof operatorFields)[number],
    string
  >),
  companyName: 'Le Bihan & « fils » <SAS> $1',
};
const page = [
  '<p>Par <operator-value name="companyName"><mark class="x">à compléter</mark></operator-value>,',
  '<operator-value name="host"><mark>à compléter</mark></operator-value>.</p>',
  '<sample-part class="contents"><b>Exemple</b></sample-part>',
  '<sample-absent hidden=""><i>Rien</i></sample-absent>',
].join('');

it('writes what the operator says, as text, and leaves examples out for visitors', () => {
  expect(finishedPage(page, { operator, withSamples: false })).toBe(
    '<p>Par Le Bihan &amp; « fils » &lt;SAS&gt; $1,host.</p><i>Rien</i>',
  );
});

it('shows what is missing, and examples, while the site is in the making', () => {
  const shown = finishedPage(page, { operator: null, withSamples: true });
  expect(shown).toContain('<mark class="x">à compléter</mark>');
  expect(shown).toContain('<b>Exemple</b>');
  expect(shown).not.toContain('Rien');
});
