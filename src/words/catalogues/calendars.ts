/** What calendars that leave the application say. */
export interface CalendarWords {
  readonly someone: (name: string, what: string) => string;
  readonly waiting: (what: string) => string;
  readonly mine: string;
  readonly others: (whose: string) => string;
}
