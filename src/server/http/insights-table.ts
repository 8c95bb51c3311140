import type { Language } from '#domain/text/language.ts';
import type { Cell, WrittenTable } from '#server/tables/table.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import type { ShownInsights } from './shown-insights.ts';

const text = (value: string): Cell => ({ kind: 'text', value });
const number = (value: number | null): Cell => ({ kind: 'number', value });

/** A line for each figure of everyone who was asked about, then of each group, then of each month. */
export function insightsTable(found: ShownInsights, language: Language): WrittenTable {
  const words = writtenIn(language).insights;
  const { about, figure, value, unit, before, formula } = words.columns;
  const line = (
    whom: string,
    { id, ...one }: Pick<ShownInsights['figures'][number], 'id' | 'value' | 'unit'>,
    earlier: number | null,
  ): Cell[] => [
    text(whom),
    text(words.figures[id].label),
    number(one.value),
    text(words.units[one.unit]),
    number(earlier),
    text(words.figures[id].formula),
  ];
  const dayLine = (whom: string, id: 'unplanned-days' | 'planned-days', days: number): Cell[] =>
    line(whom, { id, value: days, unit: 'days' }, null);
  return {
    name: words.sheet,
    columns: [
      { title: about, width: 26 },
      { title: figure, width: 28 },
      { title: value, width: 12 },
      { title: unit, width: 12 },
      { title: before, width: 18 },
      { title: formula, width: 80 },
    ],
    rows: [
      ...found.figures.map((one) => line(words.everyone, one, one.before)),
      ...found.groups.flatMap(({ kind, name, figures }) =>
        figures.map((one) => line(`${words.kinds[kind]} ${name}`, one, null)),
      ),
      ...found.months.flatMap(({ month, away }) => {
        const title = wordsIn(language).days.monthAndYear(`${month}-01`);
        if (away === null) return [];
        return [
          dayLine(title, 'unplanned-days', away.health + away.unforeseen),
          dayLine(title, 'planned-days', away.other + away['paid-leave']),
        ];
      }),
    ],
  };
}
