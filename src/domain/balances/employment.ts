import type { PlainDate } from '#domain/calendar/plain-date.ts';

export interface Employment {
  readonly from: PlainDate;
  readonly to: PlainDate | null;
}
