import { hundredths } from '#domain/amounts/fraction.ts';
import { type FigureId, type NamedFigure, PARTS_OF_LEAVE, UNIT_OF } from '#domain/insights/figures.ts';
import type { Language } from '#domain/text/language.ts';
import { wordsIn } from '#words/spoken.ts';
import { writtenIn } from '#words/written.ts';
import type { FiguresReport } from './read-report.ts';

export interface ReportLine {
  readonly label: string;
  readonly value: string;
  /** What it was in the month before. */
  readonly before: string | null;
}

export interface ReportSection {
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

const ABSENCE: readonly FigureId[] = [
  'absence-rate-anact',
  'absence-rate-unplanned',
  'unplanned-days',
  'planned-days',
];
const LEAVE: readonly FigureId[] = [...PARTS_OF_LEAVE, 'leave-course'];
const ANSWERS: readonly FigureId[] = [
  'requests-filed',
  'requests-refused',
  'requests-cancelled',
  'decision-median',
  'decision-slowest-tenth',
];

/** U12: the same lines for the mail and for the paper; hidden figures are not in it. */
export function reportSections(
  { insights, lapsing, shortDays }: FiguresReport,
  language: Language,
): ReportSection[] {
  const words = writtenIn(language).insights;
  const { report } = words;
  const { figures: written, days } = wordsIn(language);
  const shown = ({ id, value }: NamedFigure): string =>
    written.ofUnit(value === null ? null : hundredths(value), UNIT_OF[id]);
  const linesOf = (ids: readonly FigureId[]): ReportLine[] =>
    ids.flatMap((id) => {
      const figure = insights.figures.find((one) => one.id === id);
      // U18: to a manager of few, absences are not told.
      if (!figure || (figure.value === null && ABSENCE.includes(id))) return [];
      return [
        {
          label: words.figures[id].label,
          value: shown(figure),
          before: figure.before && shown(figure.before),
        },
      ];
    });
  const lapsingLine = {
    label: report.lapsing(days.date(lapsing.by)),
    value: report.lapsingOf(lapsing.people, written.ofUnit(hundredths(lapsing.days), 'days')),
    before: null,
  };
  const groups = insights.rows.flatMap(({ kind, name, figures }): ReportLine[] => {
    const rate = figures.find(({ id }) => id === 'absence-rate-unplanned');
    return rate && rate.value !== null
      ? [{ label: `${words.kinds[kind]} ${name}`, value: shown(rate), before: null }]
      : [];
  });
  return [
    { title: report.absence, lines: linesOf(ABSENCE) },
    { title: report.leave, lines: [...linesOf(LEAVE), lapsingLine] },
    {
      title: report.answers,
      lines: [
        ...linesOf(ANSWERS),
        { label: report.shortDays, value: written.figure(shortDays), before: null },
      ],
    },
    { title: report.groups, lines: groups },
  ].filter(({ lines }) => lines.length > 0);
}

/** Whom it is about, or that they are too few. */
export function reportScope({ insights }: FiguresReport, language: Language): string {
  const { report } = writtenIn(language).insights;
  return insights.isHidden ? report.tooFew : report.people(insights.people);
}
