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

const agreement = [
  '<agreement-part><p>Accord, <operator-value name="hostCountry"><mark>à compléter</mark></operator-value></p></agreement-part>',
  '<agreement-absent><p>Il manque</p><ul><agreement-missing name="hostCountry"><li>pays</li></agreement-missing>',
  '<agreement-missing name="mailProvider"><li>e-mails</li></agreement-missing></ul></agreement-absent>',
].join('');

it('shows visitors no agreement with holes in it, and names what is missing', () => {
  const partly = { ...operator, mailProvider: 'Facteur', backupRetention: '35 jours' };
  const shown = finishedPage(agreement, { operator: partly, withSamples: false });
  expect(shown).not.toContain('Accord');
  expect(shown).toContain('<li>pays</li>');
  expect(shown).not.toContain('e-mails');
  const whole = { ...partly, hostCountry: 'France' };
  expect(finishedPage(agreement, { operator: whole, withSamples: false })).toBe(
    '<agreement-part><p>Accord, France</p></agreement-part>',
  );
  expect(finishedPage(agreement, { operator: null, withSamples: true })).toContain(
    '<mark>à compléter</mark>',
  );
});
