import type { FigureId, FigureUnit } from '#domain/insights/figures.ts';
import type { JournalLine } from '#domain/insights/liability.ts';

/** What figures are called and how they are worked out; answers, files and mails say the same. */
export interface InsightWords {
  readonly sheet: string;
  readonly figures: Readonly<Record<FigureId, { readonly label: string; readonly formula: string }>>;
  readonly units: Readonly<Record<FigureUnit, string>>;
  readonly kinds: Readonly<Record<'team' | 'site' | 'category', string>>;
  readonly columns: {
    readonly about: string;
    readonly figure: string;
    readonly value: string;
    readonly unit: string;
    readonly before: string;
    readonly formula: string;
  };
  readonly everyone: string;
  readonly report: {
    readonly title: string;
    readonly people: (count: number) => string;
    readonly tooFew: string;
    readonly absence: string;
    readonly leave: string;
    readonly answers: string;
    readonly groups: string;
    readonly lapsing: (day: string) => string;
    readonly lapsingOf: (people: number, days: string) => string;
    readonly shortDays: string;
    readonly note: string;
    readonly before: string;
  };
  readonly tables: Readonly<
    Record<
      | 'months'
      | 'weekdays'
      | 'leave'
      | 'groups'
      | 'days'
      | 'shortages'
      | 'ahead'
      | 'rest'
      | 'reminders'
      | 'hidden'
      | 'share'
      | 'month'
      | 'weekday'
      | 'expected'
      | 'health'
      | 'unforeseen'
      | 'other'
      | 'paidLeave'
      | 'rate'
      | 'kind'
      | 'name'
      | 'people'
      | 'person'
      | 'type'
      | 'from'
      | 'fromHalf'
      | 'to'
      | 'toHalf'
      | 'absenceDays'
      | 'hours'
      | 'date'
      | 'half'
      | 'team'
      | 'minimum'
      | 'present'
      | 'planned'
      | 'unplanned'
      | 'withoutWeekSince'
      | 'summerWithout'
      | 'nextRest'
      | 'sentOn'
      | 'sentBy',
      string
    >
  >;
  readonly expiring: Readonly<
    Record<
      | 'sheet'
      | 'person'
      | 'counter'
      | 'days'
      | 'until'
      | 'afterSickness'
      | 'yes'
      | 'remindedAt'
      | 'usual'
      | 'likely',
      string
    >
  >;
  readonly liability: Readonly<
    Record<
      | 'sheet'
      | 'person'
      | 'payrollNumber'
      | 'previousDays'
      | 'previousAmount'
      | 'currentDays'
      | 'currentAmount'
      | 'amount'
      | 'charges'
      | 'forecast'
      | 'usualForecast'
      | 'counters'
      | 'total',
      string
    >
  >;
  readonly accounts: Readonly<Record<JournalLine['account'], string>>;
}
