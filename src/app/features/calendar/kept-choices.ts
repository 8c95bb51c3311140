import type { CalendarView, UsualChoices } from './address.ts';
import type { ShownZones } from './school/shown-zones.ts';

const STORAGE_KEY = 'calendar_choices';
const PHONE = '(max-width: 639px)';

/** A year is one person's, and not where the next visit begins. */
const KEPT_VIEWS: readonly unknown[] = ['agenda', 'month', 'timeline'] satisfies CalendarView[];

type KeptChoices = { view?: CalendarView; pending?: boolean; schoolZones?: ShownZones };

/** Read before anything else is there: what somebody wrote by hand is passed over without a schema. */
export function keptChoices(): KeptChoices {
  try {
    const { view, pending, schoolZones } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return {
      ...(KEPT_VIEWS.includes(view) ? { view } : {}),
      ...(typeof pending === 'boolean' ? { pending } : {}),
      ...(typeof schoolZones === 'string' ? { schoolZones: schoolZones as ShownZones } : {}),
    };
  } catch {
    return {};
  }
}

/** What one looked at last is where the next visit begins, in this browser. */
export function keepChoices(choices: KeptChoices): void {
  const kept = keptChoices();
  const next: KeptChoices = {
    ...kept,
    ...(KEPT_VIEWS.includes(choices.view) ? { view: choices.view } : {}),
    ...(choices.pending === undefined ? {} : { pending: choices.pending }),
    ...(choices.schoolZones === undefined ? {} : { schoolZones: choices.schoolZones }),
  };
  if (JSON.stringify(next) !== JSON.stringify(kept)) localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
}

/** On a phone days are read one below the other, until somebody chooses otherwise. */
export function usualChoices(): UsualChoices {
  const { view, pending = false } = keptChoices();
  return { view: view ?? (window.matchMedia(PHONE).matches ? 'agenda' : 'month'), pending };
}
