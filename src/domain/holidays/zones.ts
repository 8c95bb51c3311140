/** The seven zones of the official data set; the names are the data set's own. */
export const HOLIDAY_ZONES = [
  'metropole',
  'alsace-moselle',
  'guadeloupe',
  'guyane',
  'martinique',
  'mayotte',
  'la-reunion',
] as const;

export type HolidayZone = (typeof HOLIDAY_ZONES)[number];

export function isHolidayZone(text: string): text is HolidayZone {
  return HOLIDAY_ZONES.some((zone) => zone === text);
}
