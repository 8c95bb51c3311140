/** How many would be in: the fewest and the most over some days. */
export interface PeopleLeft {
  readonly fewest: number;
  readonly most: number;
}

export interface CoverageWords {
  /** « « Inventaire », du 12 au 14 janvier 2026 (équipe Support) » */
  readonly blackout: (name: string, days: string, team: string | null) => string;
  readonly blackoutSentence: (blackouts: string) => string;
  /** « Le 12 et le 13 mai 2026, il ne resterait qu’une personne sur 2 requises dans l’équipe Support. » */
  readonly shortage: (
    when: string,
    left: PeopleLeft,
    minimum: number,
    team: string | null,
    withPending: boolean,
  ) => string;
  /** « 5 jours entre le 1er juin et le 10 juin 2026 » */
  readonly manyDays: (count: number, from: string, to: string) => string;
  /** One of several days in a row: « le 12 », “12” */
  readonly day: (day: string) => string;
  readonly range: (start: string, end: string) => string;
}
