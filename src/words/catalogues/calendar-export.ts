import type { Half } from '#domain/calendar/half-day.ts';
import type { HeldStatus } from '#domain/leave-requests/request-states.ts';

export interface CalendarExportWords {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly start: Readonly<Record<Half, string>>;
  readonly end: Readonly<Record<Half, string>>;
  readonly status: Readonly<Record<HeldStatus, string>>;
}
