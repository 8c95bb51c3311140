import { addDays, type PlainDate } from '#domain/calendar/plain-date.ts';

export interface FollowUpSettings {
  readonly reminderDays: number;
  readonly escalationDays: number;
}

export interface FollowUpFacts {
  readonly filedOn: PlainDate;
  readonly today: PlainDate;
  readonly reminded: boolean;
  readonly escalated: boolean;
}

/**
 * Working days after the day of filing, today included, counted no further than to `most`: a request may have waited
 * for years, and what is asked is whether the day has come.
 */
export function workingDaysWaiting(
  filedOn: PlainDate,
  today: PlainDate,
  isWorkingDay: (date: PlainDate) => boolean,
  most: number,
): number {
  let days = 0;
  for (let date = addDays(filedOn, 1); date <= today && days < most; date = addDays(date, 1))
    if (isWorkingDay(date)) days += 1;
  return days;
}

/** L9: what a request that still waits calls for today; each happens once, and the later one replaces the earlier. */
export function followUpDue(
  { filedOn, today, reminded, escalated }: FollowUpFacts,
  { reminderDays, escalationDays }: FollowUpSettings,
  isWorkingDay: (date: PlainDate) => boolean,
): 'remind' | 'escalate' | null {
  if (escalated || today <= filedOn) return null;
  const most = Math.max(reminderDays, escalationDays);
  const days = workingDaysWaiting(filedOn, today, isWorkingDay, most);
  if (days >= escalationDays) return 'escalate';
  return days >= reminderDays && !reminded ? 'remind' : null;
}
