import type { SettingsInForce } from '#domain/balances/leave-basis.ts';
import { type PlainDate, plainDate } from '#domain/calendar/plain-date.ts';
import type { HolidayZone } from '#domain/holidays/zones.ts';
import { DEFAULT_SETTINGS, type LeaveSettings } from './leave-settings.ts';

/** Settings as somebody set them. */
export interface SettingsSet {
  readonly effectiveFrom: PlainDate;
  readonly settings: LeaveSettings;
  readonly undoneAt: Date | null;
}

/** The first settings hold for all that was before them. */
export const SINCE_EVER: PlainDate = plainDate('0001-01-01');

/** By day, of several applied for one day the latest; what was undone never held. */
export function inForce(
  changes: readonly SettingsSet[],
  { holidayZone }: { readonly holidayZone: HolidayZone },
): SettingsInForce[] {
  const byDay = new Map<PlainDate, LeaveSettings>();
  // Latest first: the first one met for a day is the one that counts.
  for (const { effectiveFrom, settings, undoneAt } of changes) {
    if (undoneAt === null && !byDay.has(effectiveFrom)) byDay.set(effectiveFrom, settings);
  }
  if (byDay.size === 0) byDay.set(SINCE_EVER, { ...DEFAULT_SETTINGS, holidayZone });
  return [...byDay]
    .map(([from, settings]) => ({ from, settings }))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

export function settingsAt(settings: readonly SettingsInForce[], date: PlainDate): LeaveSettings {
  const started = settings.filter(({ from }) => from <= date);
  const current = started.at(-1) ?? settings[0];
  if (!current) throw new Error('Some settings always hold.');
  return current.settings;
}

/** The names of the settings that differ. */
export function differingSettings(before: LeaveSettings, after: LeaveSettings): (keyof LeaveSettings)[] {
  return (Object.keys(after) as (keyof LeaveSettings)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
