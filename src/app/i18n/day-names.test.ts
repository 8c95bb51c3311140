import { expect, it } from 'vitest';
import { languages } from '#contract/language.ts';
import { dayNames } from './day-names.ts';

const locales = { fr: 'fr-FR', en: 'en-GB' };

it.each(
  languages.flatMap((language) => (['long', 'short'] as const).map((length) => ({ language, length }))),
)('names days and months as Intl does, $length, in $language', ({ language, length }) => {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: length,
    day: 'numeric',
    month: length,
    timeZone: 'UTC',
  });
  const named = (type: 'weekday' | 'month', month: number, day: number) =>
    format.formatToParts(Date.UTC(2026, month, day)).find((part) => part.type === type)?.value;
  const { weekdays, months } = dayNames[language];
  // 1 February 2026 is a Sunday.
  expect(weekdays[length]).toEqual(Array.from({ length: 7 }, (_, day) => named('weekday', 1, 1 + day)));
  expect(months[length]).toEqual(Array.from({ length: 12 }, (_, month) => named('month', month, 15)));
});
