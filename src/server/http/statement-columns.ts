import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import type { ShownStatedPerson } from './shown-statement.ts';

type Counter = ShownStatedPerson['counters'][number];
type Figures = Counter['periods'][number];

/** One counter or one period of it, as a group of columns. */
export interface FigureColumns {
  readonly title: string;
  readonly of: (person: ShownStatedPerson) => Figures | null;
}

/** Paid leave always; of the others, those that somebody has something in. */
export function figureColumns(people: readonly ShownStatedPerson[]): FigureColumns[] {
  const found = new Map<string, FigureColumns>();
  for (const { counters } of people) {
    for (const { counter, label, periods } of counters) {
      for (const period of periods) {
        if (counter !== 'paid-leave' && period.acquired === 0 && period.taken === 0) continue;
        const key = `${counter} ${period.label}`;
        const title = period.label === null ? label : `${label} ${period.label}`;
        if (!found.has(key)) found.set(key, { title, of: (person) => figuresIn(person, counter, period) });
      }
    }
  }
  return [...found.values()];
}

function figuresIn(person: ShownStatedPerson, counter: string, { label }: Figures): Figures | null {
  const periods = person.counters.find((each) => each.counter === counter)?.periods;
  return periods?.find((each) => each.label === label) ?? null;
}

/** « Vacances, 14 – 18 sept. 2026 : 5 jours » */
export function absenceText(
  { typeName, code, days, startDate, startHalf, endDate, endHalf }: ShownStatedPerson['absences'][number],
  language: Language,
): string {
  const { periods, figures } = wordsIn(language);
  const when = periods.compact({ start: startDate, startHalf, end: endDate, endHalf });
  const named = code === null ? typeName : `${typeName} (${code})`;
  return `${named}, ${when}, ${figures.days(days)}`;
}
