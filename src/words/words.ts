import type { Half } from '#domain/calendar/half-day.ts';
import type { FigureUnit } from '#domain/insights/figures.ts';

/** A day, `YYYY-MM-DD`: checked dates of the domain and days from the wire are such texts both. */
export type DayText = string;

/** From a half-day to a half-day, both included. */
export interface SpokenPeriod {
  readonly start: DayText;
  readonly startHalf: Half;
  readonly end: DayText;
  readonly endHalf: Half;
}

/** What calendar and clock show somewhere: `2026-05-04` and `14:05`. */
export interface ClockTime {
  readonly day: DayText;
  readonly time: string;
}

export interface DayWords {
  /** « vendredi 1er mai 2026 », “Friday 1 May 2026” */
  readonly longDay: (date: DayText) => string;
  /** « vendredi 1er mai » */
  readonly dayAndMonth: (date: DayText) => string;
  /** « 1er mai 2026 », “1 May 2026” */
  readonly date: (date: DayText) => string;
  /** « 1er mai » */
  readonly dateInYear: (date: DayText) => string;
  /** « 6 juil. 2026 » */
  readonly shortDay: (date: DayText) => string;
  /** « 6 juil. » */
  readonly shortDayAndMonth: (date: DayText) => string;
  /** « 1er », « 6 » */
  readonly ordinal: (date: DayText) => string;
  /** « mai 2026 », for any day of it */
  readonly monthAndYear: (date: DayText) => string;
  /** « mai » */
  readonly month: (date: DayText) => string;
  /** « juil. » */
  readonly shortMonth: (date: DayText) => string;
  /** « vendredi » */
  readonly weekday: (date: DayText) => string;
  /** « ven. » */
  readonly shortWeekday: (date: DayText) => string;
  /** « 04/05/2026 » */
  readonly inFigures: (date: DayText) => string;
  /** As a spreadsheet in this language recognises a day in a plain text file. */
  readonly inFiles: (date: DayText) => string;
  /** From Sunday. */
  readonly weekdayNames: readonly string[];
  /** From January. */
  readonly monthNames: readonly string[];
}

/** One leave is told by the same words everywhere, with more of them or with fewer. */
export interface PeriodWords {
  /** By itself: « du lundi 6 juillet à midi au vendredi 10 juillet 2026 », « lundi 6 juillet 2026 (après-midi) » */
  readonly long: (span: SpokenPeriod) => string;
  /** Behind what it is: « la demande du lundi 6 juillet 2026 », « le congé du 6 au 10 juillet 2026 » */
  readonly of: (span: SpokenPeriod) => string;
  /** Within a sentence: « du 6 juillet à midi au 10 juillet 2026 », « le 6 juillet 2026 (après-midi) » */
  readonly short: (span: SpokenPeriod) => string;
  /** In tables: « 6 – 10 juil. 2026 », « 6 juil. à midi – 10 juil. 2026 », « 6 juil. 2026 (après-midi) » */
  readonly compact: (span: SpokenPeriod) => string;
  /** Whole days, within a sentence: « du 4 au 15 mai 2026 », « le 1er mai 2026 » */
  readonly days: (start: DayText, end: DayText) => string;
  /** « matin », in a table or among other remarks */
  readonly half: (half: Half) => string;
  /** « 6 juillet 2026 (matin) », behind any writing of a day, or of who is away on it */
  readonly halfOf: (day: string, half: Half) => string;
}

/** Units that have a sign of their own; what is counted otherwise stands under its name. */
export type SpokenUnit = Extract<FigureUnit, 'percent' | 'days' | 'hours'>;

export interface FigureWords {
  /** « 1 000 », « −2,5 »: two decimals at most */
  readonly figure: (value: number) => string;
  /** « 2,50 », as a statement lines figures up */
  readonly amount: (value: number) => string;
  /** « +2,08 », « −10,00 » */
  readonly movement: (value: number) => string;
  /** « +0,17 », « −2,5 »: two decimals at most */
  readonly signed: (value: number) => string;
  /** « 3,5 jours », « 1 jour » */
  readonly days: (count: number) => string;
  /** « +3,5 jours » */
  readonly signedDays: (count: number) => string;
  /** « 3,5 jours comptés » */
  readonly counted: (count: number) => string;
  /** « 5 jours calendaires » */
  readonly calendar: (count: number) => string;
  /** « 4,2 % », « 312 j », « 5 h », from two days on « 3 j »; a dash where there is nothing to tell */
  readonly ofUnit: (value: number | null, unit: FigureUnit) => string;
  /** As a spreadsheet in this language recognises a figure in a plain text file: `-2,5`; with as many decimals as are told. */
  readonly inFiles: (value: number, decimals?: number) => string;
}

export interface Words {
  /** Each language is named in itself: a reader looks for their own. */
  readonly name: string;
  /** For sorting by the alphabet of the language, and for counting in it. */
  readonly locale: string;
  readonly days: DayWords;
  readonly periods: PeriodWords;
  readonly instants: {
    /** « 4 mai 2026 à 14:05 » */
    readonly long: (at: ClockTime) => string;
    /** « 04/05/2026 14:05 » */
    readonly short: (at: ClockTime) => string;
    /** « 8 h », “8:00”: an hour of the clock, 0 to 23 */
    readonly hour: (hour: number) => string;
  };
  readonly figures: FigureWords;
  readonly money: {
    /** « 20 € », « 10,33 € »: cents only where there are some */
    readonly euros: (cents: number) => string;
    /** « 20 €/mois » */
    readonly monthly: (cents: number) => string;
  };
  readonly lists: {
    /** « Atelier, Bureau et Voilerie » */
    readonly all: (items: readonly string[]) => string;
    /** « Atelier, Bureau et 12 autres »; as `all` where there are no others */
    readonly withOthers: (items: readonly string[], others: number) => string;
    /** « Alix ou Nina » */
    readonly oneOf: (items: readonly string[]) => string;
  };
  readonly names: {
    /** « d’Anne », « de Paul » */
    readonly of: (name: string) => string;
    /** « « Inventaire » » */
    readonly quoted: (text: string) => string;
  };
}
