import { dateOf, type PlainDate } from '#domain/calendar/plain-date.ts';

/**
 * Easter Sunday of the Gregorian calendar by golden number and epact: the Sunday after the ecclesiastical full
 * moon that falls on or after 21 March. It lies between 22 March (next in 2285) and 25 April (2038).
 */
export function easterSunday(year: number): PlainDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skippedLeapDays = century - Math.floor(century / 4);
  const moonCorrection = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + skippedLeapDays - moonCorrection + 15) % 30;
  // The two longest lunations are shortened so that the full moon never falls after 18 April.
  const fullMoon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - skippedLeapDays) % 7;
  const offset = fullMoon - weekday + 28;
  return offset > 31 ? dateOf(year, 4, offset - 31) : dateOf(year, 3, offset);
}
