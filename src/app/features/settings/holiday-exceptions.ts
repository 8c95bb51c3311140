import { type PlainDate, parsePlainDate, yearOf } from '#domain/calendar/plain-date.ts';
import { refuseSolidarityDay } from '#domain/holidays/observance.ts';
import { HOLIDAY_NAMES, type HolidayKey, holidaysOf, holidaysOn } from '#domain/holidays/public-holidays.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import type { EveryLanguage } from '#domain/text/language.ts';
import type { SettingsDraft } from './leave-settings.ts';

type Observed = Pick<
  SettingsDraft,
  'holidayZone' | 'solidarityDay' | 'goodFridayOff' | 'workedHolidays' | 'yearlyWorkedHolidays'
>;

/** A public holiday that is worked, though all are off. Two may share a day. */
export type HolidayException =
  | { readonly kind: 'solidarity' | 'yearly'; readonly keys: readonly HolidayKey[] }
  | { readonly kind: 'once'; readonly keys: readonly HolidayKey[]; readonly date: PlainDate };

/** The solidarity day first, then what is worked every year in the order of the calendar, then single days from this year on. */
export function holidayExceptions(observed: Observed, thisYear: number): HolidayException[] {
  const { holidayZone, solidarityDay, workedHolidays } = observed;
  const known = holidaysOf(holidayZone, thisYear).map(({ key }) => key);
  const yearly = known.filter(
    (key) => observed.yearlyWorkedHolidays.includes(key) && key !== solidarityDay && isOff(observed, key),
  );
  const once = workedHolidays
    .map(parsePlainDate)
    .filter((date) => date !== null)
    .filter((date) => yearOf(date) >= thisYear)
    .sort()
    .flatMap((date): HolidayException[] => {
      const keys = holidaysOn(holidayZone, date)
        .map(({ key }) => key)
        .filter((key) => isOff(observed, key));
      const isWorkedAnyhow = keys.every((key) => key === solidarityDay || yearly.includes(key));
      return keys.length === 0 || isWorkedAnyhow ? [] : [{ kind: 'once', keys, date }];
    });
  return [
    ...(solidarityDay ? [{ kind: 'solidarity', keys: [solidarityDay] } as const] : []),
    ...yearly.map((key) => ({ kind: 'yearly', keys: [key] }) as const),
    ...once,
  ];
}

/** What can still be added: holidays that are not worked every year, with their days of this year and the next. */
export function holidaysToAdd(
  observed: Observed,
  thisYear: number,
): { key: HolidayKey; days: PlainDate[] }[] {
  const years = [thisYear, thisYear + 1].map((year) => holidaysOf(observed.holidayZone, year));
  return (years[0] ?? [])
    .map(({ key }) => key)
    .filter((key) => isOff(observed, key) && key !== observed.solidarityDay)
    .filter((key) => !observed.yearlyWorkedHolidays.includes(key))
    .map((key) => ({
      key,
      days: years.flatMap((year) =>
        year
          .filter((holiday) => holiday.key === key && !observed.workedHolidays.includes(holiday.date))
          .map(({ date }) => date),
      ),
    }));
}

/** Where it is an ordinary day, Good Friday needs no exception. */
function isOff({ goodFridayOff }: Observed, key: HolidayKey): boolean {
  return key !== 'good-friday' || goodFridayOff;
}

/** L3133-4: the one holiday that the law itself takes off. */
export function worksOnFirstOfMay({ workedHolidays, yearlyWorkedHolidays }: Observed): boolean {
  return (
    yearlyWorkedHolidays.includes('labour-day') || workedHolidays.some((date) => date.endsWith('-05-01'))
  );
}

/** Those that the law lets be the solidarity day in a zone. */
export function solidarityDayChoices(
  zone: HolidayZone,
  year: number,
): { key: HolidayKey; name: EveryLanguage }[] {
  return holidaysOf(zone, year)
    .filter(({ key }) => refuseSolidarityDay(zone, key) === null)
    .map(({ key }) => ({ key, name: HOLIDAY_NAMES[key] }));
}
