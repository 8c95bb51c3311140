/** So many absences of colleagues are told by one answer, in the order of the calendar; the others are counted. */
export const MOST_ABSENCES_TOLD = 100;

/** Nobody scrolls through a mail; whoever wants them all opens the request. */
export const MOST_ABSENCES_MAILED = 20;

/** By name, in a message of a few lines. */
export const MOST_NAMES_TOLD = 10;

/** What is not told of who else is away. */
export interface MoreAway {
  readonly absences: number;
  /** Of whom no absence is told. */
  readonly people: number;
}
