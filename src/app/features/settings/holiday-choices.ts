import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { refuseSolidarityDay } from '#domain/holidays/observance.ts';
import {
  type BilingualText,
  HOLIDAY_NAMES,
  type HolidayKey,
  holidaysOf,
} from '#domain/holidays/public-holidays.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { SettingsDraft } from './leave-settings.ts';

export type HolidayChoice = {
  date: PlainDate;
  names: readonly BilingualText[];
  worked: boolean;
  /** Worked every year as the solidarity day: another setting decides. */
  solidarity: boolean;
};

type Observed = Pick<SettingsDraft, 'holidayZone' | 'solidarityDay' | 'goodFridayOff' | 'workedHolidays'>;

/** The holidays of a year as one can choose them: two on one day are one choice. */
export function holidayChoices(settings: Observed, year: number): HolidayChoice[] {
  const { holidayZone, solidarityDay, goodFridayOff, workedHolidays } = settings;
  const choices = new Map<PlainDate, HolidayChoice>();
  for (const { key, date, name } of holidaysOf(holidayZone, year)) {
    if (key === 'good-friday' && !goodFridayOff) continue;
    const known = choices.get(date);
    const solidarity = key === solidarityDay;
    choices.set(date, {
      date,
      names: [...(known?.names ?? []), name],
      worked: workedHolidays.includes(date) || solidarity,
      solidarity: solidarity || known?.solidarity === true,
    });
  }
  return [...choices.values()];
}

/** Those that the law lets be the solidarity day in a zone. */
export function solidarityDayChoices(
  zone: HolidayZone,
  year: number,
): { key: HolidayKey; name: BilingualText }[] {
  return holidaysOf(zone, year)
    .filter(({ key }) => refuseSolidarityDay(zone, key) === null)
    .map(({ key }) => ({ key, name: HOLIDAY_NAMES[key] }));
}
