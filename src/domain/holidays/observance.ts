import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type HolidayKey, holidaysOn, type PublicHoliday } from './public-holidays.ts';
import type { HolidayZone } from './zones.ts';

/** Which public holidays an organisation rests on. */
export interface HolidayObservance {
  readonly zone: HolidayZone;
  /** Worked every year. */
  readonly workedHolidays: readonly HolidayKey[];
  /** Worked on that one day only. */
  readonly workedDates: readonly PlainDate[];
  /** The holiday worked for the solidarity day, if it is a holiday at all. */
  readonly solidarityDay: HolidayKey | null;
  /** Good Friday is off only in communes with a Protestant temple or a mixed church (L3134-13). */
  readonly goodFridayOff: boolean;
}

export type HolidayDay =
  | { readonly kind: 'none' }
  | { readonly kind: 'off'; readonly holiday: PublicHoliday }
  | { readonly kind: 'worked'; readonly holiday: PublicHoliday };

const ORDINARY: HolidayDay = { kind: 'none' };

/** When two holidays share a day, one that is off is enough to rest. */
export function holidayDay(observance: HolidayObservance, date: PlainDate): HolidayDay {
  const onThatDay = holidaysOn(observance.zone, date);
  let worked: PublicHoliday | null = null;
  for (const holiday of onThatDay) {
    if (holiday.key === 'good-friday' && !observance.goodFridayOff) continue;
    const isWorked =
      observance.workedHolidays.includes(holiday.key) ||
      observance.solidarityDay === holiday.key ||
      observance.workedDates.includes(date);
    if (!isWorked) return { kind: 'off', holiday };
    worked = holiday;
  }
  return worked === null ? ORDINARY : { kind: 'worked', holiday: worked };
}

export type SolidarityDayRefusal = 'labour_day' | 'alsace_moselle_holiday';

/** 1 May is never the solidarity day; in Alsace-Moselle neither are Good Friday, 25 and 26 December (L3133-7 to -12). */
export function refuseSolidarityDay(zone: HolidayZone, key: HolidayKey): SolidarityDayRefusal | null {
  if (key === 'labour-day') return 'labour_day';
  const protectedInAlsace = key === 'good-friday' || key === 'christmas' || key === 'saint-stephen';
  return zone === 'alsace-moselle' && protectedInAlsace ? 'alsace_moselle_holiday' : null;
}
