import { SCHOOL_ZONES, type SchoolZone } from '#domain/holidays/school-holidays.ts';

export const SHOWN_ZONES = ['all', ...SCHOOL_ZONES, 'none'] as const;

export type ShownZones = (typeof SHOWN_ZONES)[number];

export function zonesShown(shown: ShownZones): readonly SchoolZone[] {
  return shown === 'all' ? SCHOOL_ZONES : shown === 'none' ? [] : [shown];
}

/** The zones are those of mainland France: who lives by another clock is told of them when they ask. */
export function usualZones(timeZone: string): ShownZones {
  return timeZone === 'Europe/Paris' ? 'all' : 'none';
}
