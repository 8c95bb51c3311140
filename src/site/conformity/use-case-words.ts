import { useTranslation } from 'react-i18next';
import { ruleOf, sourceOf } from '#domain/rules/all-rules.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Words } from '#words/words.ts';
import frenchNames from './case-names.fr.json' with { type: 'json' };
import type { CaseSpan, ConformityCase, Given } from './conformity-case.ts';

/** Cases are named in English; those that suppose nothing that could be told instead have names in the others. */
const NAMES: Readonly<Partial<EveryLanguage<Readonly<Record<string, string>>>>> = { fr: frenchNames };

/** What a case supposes, where it comes from and what was answered, in the reader’s language. */
export function useCaseWords() {
  const { t, i18n } = useTranslation('conformity');
  const language = toLanguage(i18n.language);
  const words = useWords();
  const { days, lists, periods } = words;

  const weekdays = (names: readonly string[]): string =>
    names.length === 0 ? t('noDay') : lists.all(names.map((name) => weekday(name)));
  const weekday = (name: string): string => {
    const day = days.weekdayNames[Number(name[0]) % 7] ?? '';
    if (name.endsWith('am')) return periods.halfOf(day, 'am');
    return name.endsWith('pm') ? periods.halfOf(day, 'pm') : day;
  };

  const given = (each: Given): string => {
    switch (each.is) {
      case 'leave':
        return t('given.leave', { period: periodOf(each.span, words) });
      case 'absence': {
        const kind = t(`kinds.${each.kind}`);
        const absence = t('given.absence', { kind, period: periodOf(each.span, words) });
        if (!each.notified) return t('given.unnotified', { absence });
        if (each.informedOn === null) return absence;
        return t('given.informed', { absence, day: days.date(each.informedOn) });
      }
      case 'contract':
        if (each.from === null) return t('given.contractTo', { day: days.date(each.to ?? '') });
        return each.to === null
          ? t('given.contractFrom', { day: days.date(each.from) })
          : t('given.contract', { period: words.periods.days(each.from, each.to) });
      case 'week':
        return each.from === null
          ? t('given.week', { days: weekdays(each.days) })
          : t('given.weekFrom', { days: weekdays(each.days), day: days.date(each.from) });
      case 'zone':
        return t(`zones.${each.zone}`);
      case 'open':
        return t('given.open', { days: weekdays(each.days) });
      case 'worked':
        return t('given.worked', { days: lists.all(each.dates.map(days.date)) });
      case 'year':
        return t('given.year', { year: each.year });
      case 'saturdays':
        return t('given.saturdays', { count: each.count });
      case 'policy':
        return t(policyKey(each), { value: each.value });
      case 'units':
      case 'rtt':
      case 'adjusted':
        return t(`given.${each.is}`);
      default:
        return t(`given.${each.is}`, { day: days.date(each.day) });
    }
  };

  /** The few words that results are made of. */
  const said = (text: string): string =>
    text
      .replace(/until informed/g, t('results.informed'))
      .replace(/\buntil\b/g, t('results.until'))
      .replace(/\bon\b/g, t('results.on'))
      .replace(/\bgiven back\b/g, t('results.givenBack'))
      .replace(/\btrue\b/g, t('results.yes'))
      .replace(/\bfalse\b/g, t('results.no'))
      .replace(/\bouvres\b/g, 'ouvrés')
      // The official data set writes it straight.
      .replaceAll("'", '’');

  const called = ({ id, given: supposed }: ConformityCase): string => {
    if (supposed.length > 0) return supposed.map(given).join(', ');
    return NAMES[language]?.[id] ?? id;
  };

  return {
    called,
    source: ({ source, rule }: ConformityCase) =>
      articlesIn(source, days) ?? sourceOf(ruleOf(rule))[language],
    result: (text: string) => (text === '' ? t('nothing') : resultWords(said(text), words)),
  };
}

/** Choices among a few have their own words; figures are put into one sentence. */
export function policyKey({ part, value }: { part: string; value: string }) {
  const isFigure = /^\d+(\.\d+)?$/.test(value) && part !== 'weeklyRest';
  return (isFigure ? `policy.${part}` : `policy.${part}=${value}`) as 'policy.daysPerYear';
}

function periodOf([start, startHalf, end, endHalf]: CaseSpan, { periods }: Words): string {
  return periods.short({ start, startHalf, end, endHalf });
}

const ARTICLES =
  /[LRD]\d{4}(?:-\d+)*|F\d{3,5}|loi \d{4}-\d+|etalab\/[\w-]+|Cass\. soc\. (\d+) (\w+) (\d{4}) (n° [\d.-]+)/g;
const MONTHS: Readonly<Record<string, string>> = { Feb: '02', May: '05', Sept: '09' };

/** What of a source reads the same in every language: articles, pages and rulings. */
function articlesIn(source: string, days: Words['days']): string | null {
  const found = [...source.matchAll(ARTICLES)].map(([text, day, month, year, number]) => {
    const known = MONTHS[month ?? ''];
    if (day === undefined || known === undefined) return text;
    return `Cass. soc., ${days.date(`${year}-${known}-${day.padStart(2, '0')}`)}, ${number}`;
  });
  return found.length === 0 ? null : found.join(', ');
}

/** Days and figures within a result, as the language writes them. */
function resultWords(text: string, { days, figures }: Words): string {
  return text.replace(/\d{4}-\d{2}-\d{2}|\d+\/\d+|\d+\.\d+/g, (part) => {
    if (part.includes('-')) return days.date(part);
    const [n = 0, d = 1] = part.split('/').map(Number);
    return figures.figure(n / d);
  });
}
