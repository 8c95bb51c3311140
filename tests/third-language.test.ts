import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraction } from '#domain/amounts/fraction.ts';
import { leaveRange } from '#domain/calendar/leave-range.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { eachText } from '#domain/leave-requests/request-fields.ts';
import { errorCodes } from '#domain/refusals/error-code.ts';
import { fieldProblems } from '#domain/refusals/field-problem.ts';
import { type Language, languages } from '#domain/text/language.ts';
import { composeMail } from '#server/mail/compose.ts';
import { DecidedMail } from '#server/mail/templates/decided-mail.tsx';
import { LoginLinkMail } from '#server/mail/templates/login-link.tsx';
import { fields } from '#tests/support/pseudo-language/fields.ts';
import { pseudo as pseudoSpoken } from '#tests/support/pseudo-language/spoken.ts';
import { pseudo as pseudoWritten } from '#tests/support/pseudo-language/written.ts';
import { textsOf } from '#web/i18n/create-texts.ts';
import closings from '#words/en/screens/closings.json' with { type: 'json' };
import { fieldWords } from '#words/languages/fields.ts';
import { spoken } from '#words/languages/spoken.ts';
import { written } from '#words/languages/written.ts';
import { entrySentence } from '#words/sentences/balance-entries.ts';
import { shortageSentence } from '#words/sentences/coverage.ts';
import { errorSentence } from '#words/sentences/errors.ts';
import { fieldSentence } from '#words/sentences/fields.ts';
import { balanceWarning } from '#words/sentences/leave-warnings.ts';
import { wordsIn } from '#words/spoken.ts';
import { mailsIn } from '#words/written.ts';

/** A language that the product does not speak: a folder, and the lines that are written from it. */
const px = 'px' as Language;

beforeAll(() => {
  Object.assign(spoken, { [px]: pseudoSpoken });
  Object.assign(written, { [px]: pseudoWritten });
  Object.assign(fieldWords, { [px]: fields });
  Object.assign(languages, [...languages, px]);
});
afterAll(() => {
  for (const registry of [spoken, written, fieldWords]) Reflect.deleteProperty(registry, px);
  Object.assign(languages, { length: languages.length - 1 });
});

const zoe = { name: 'Zoé', address: 'zoe@relache.test' };
const range = leaveRange(plainDate('2027-10-18'), plainDate('2027-10-20'), 'pm', 'am');
const short = 'đē 18-ā\u00a0mőnāŧő10 ŧāgmēzē ĝīş 20-ā\u00a0mőnāŧő10 2027 ŧāgmēzē';

describe('a third language', () => {
  it('says periods, figures and money its own way', () => {
    const { periods, figures, money, lists } = wordsIn(px);
    expect(periods.short(range)).toBe(short);
    expect(periods.long(range)).toBe(
      'đē ŧago2 18-ā\u00a0mőnāŧő10 ŧāgmēzē ĝīş ŧago4 20-ā\u00a0mőnāŧő10 2027 ŧāgmēzē',
    );
    expect(figures.days(-1234.5)).toBe('−1’234·5 ŧāgőĵ');
    expect(money.euros(2050)).toBe('20·50 ēūrőĵ');
    expect(lists.all(['a', 'b', 'c'])).toBe('a, b kāĵ c');
    expect(lists.withOthers(['a', 'b'], 1200)).toBe('a, b kāĵ 1’200 āĝīāĵ');
  });

  it('has a sentence for every error and every field', () => {
    const inBrackets = /^⟦.+⟧$/s;
    for (const code of errorCodes) expect(errorSentence(code, px)).toMatch(inBrackets);
    for (const problem of fieldProblems) expect(fieldSentence(problem, px)).toMatch(inBrackets);
  });

  it('fills texts of screens with figures of its own', () => {
    const { people_other, people_one, teamNamed } = closings;
    const resources = { [px]: { closings: { people_other, people_one, teamNamed } } };
    const { t } = textsOf(resources, px);
    expect(t('closings:people', { count: 1234.5 })).toBe('1’234·5 people');
    expect(t('closings:teamNamed', { name: 'Zoé' })).toBe('Team Zoé');
  });

  it('is spoken by sentences that are put together from facts', () => {
    const entry = { kind: 'taken', amount: fraction(-5, 2), cause: null, range, period: null } as const;
    const untold = { rule: null, reason: null, days: null, before: null, informedOn: null };
    expect(entrySentence({ ...entry, ...untold, expires: null }, px)).toBe(`⟦Leave ${short}: 2·5 ŧāgőĵ⟧`);
    expect(
      balanceWarning({ after: fraction(-1), at: plainDate('2027-10-18'), shortOn: null }, false, px),
    ).toBe('⟦The balance is not enough: 1 ŧāgőĵ missing at the end of this absence.⟧');
    const days = [{ date: plainDate('2027-10-18'), half: 'am', present: 0 } as const];
    expect(shortageSentence({ team: null, minimum: 2, withPending: false, days }, px)).toContain(
      '18-ā\u00a0mőnāŧő10 2027 (māŧēnő)',
    );
  });

  it('writes mails, and nothing in them is in another language', async () => {
    const mail = DecidedMail({
      language: px,
      kind: 'request-decided',
      publicUrl: 'https://relache.test',
      unsubscribeUrl: 'https://relache.test/stop',
      event: 'approved',
      recipient: 'Zoé',
      request: { person: 'Zoé', type: 'TYPE', range, countedDays: 2, texts: eachText(() => '') },
      decider: 'Max',
      reason: null,
      balance: { label: 'COUNTER', left: 3 },
      url: 'https://relache.test/requests/1',
    });
    const envelope = {
      messageId: '1',
      to: zoe,
      subject: mailsIn(px).decided.subject.approved(short),
    };
    const { subject, text } = composeMail(envelope, mail);
    expect(subject).toBe(`⟦Leave approved, ${short}⟧`);
    expect(text).toContain('Đē ŧago2 18-ā\u00a0mőnāŧő10 ŧāgmēzē ĝīş ŧago4 20-ā\u00a0mőnāŧő10 2027 ŧāgmēzē');
    expect(wordsOutsideBrackets(text)).toEqual([]);
  });

  it('writes the mail that everyone gets first', async () => {
    const mail = LoginLinkMail({
      language: px,
      publicUrl: 'https://relache.test',
      name: 'Zoé',
      url: 'https://relache.test/login',
    });
    const envelope = { messageId: '1', to: zoe, subject: mailsIn(px).loginLink.subject };
    const { text } = composeMail(envelope, mail);
    expect(text).toContain('⟦Log in⟧');
    expect(wordsOutsideBrackets(text)).toEqual([]);
  });
});

/** What is neither from a catalogue, nor pseudo, nor given: addresses, and what the test itself put in. */
function wordsOutsideBrackets(text: string): string[] {
  const rest = text
    .replaceAll(/⟦[^⟧]*⟧/gs, ' ')
    .replaceAll(/(https?:\S+|relache\.test)/g, ' ')
    .replaceAll(/\b(TYPE|COUNTER|Relâche)\b/g, ' ');
  return rest.split(/[\s,:.()[\]—−-]+/).filter((word) => /^[A-Za-zéèà’]{2,}$/.test(word));
}
