import type { ReactNode } from 'react';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SchoolZone } from '#domain/holidays/school-holidays.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { CalendarAddress } from './address.ts';
import type { ChangeAddress } from './use-calendar-address.ts';

/** What every view of the calendar is given. */
export type CalendarViewProps = {
  user: StoredUser;
  today: PlainDate;
  /** `pending` is only ever true for those who may ask for it. */
  address: CalendarAddress;
  onChange: ChangeAddress;
  /** What all views share, for the view's own line of controls. */
  controls: ReactNode;
  /** Whose school holidays are asked for. */
  schoolZones: readonly SchoolZone[];
};
