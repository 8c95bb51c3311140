import { useState } from 'react';
import { useStoredSession } from '#web/api/stored-session.ts';
import { USUAL_TIME_ZONE } from '#web/clock/usual-time-zone.ts';
import { keepChoices, keptChoices } from '../kept-choices.ts';
import { SHOWN_ZONES, type ShownZones, usualZones } from './shown-zones.ts';

/** Whose school holidays are drawn: this browser's last choice. */
export function useSchoolZones() {
  const timeZone = useStoredSession()?.organization.timeZone ?? USUAL_TIME_ZONE;
  const [kept, setKept] = useState(() => keptChoices().schoolZones);
  const shown = SHOWN_ZONES.find((one) => one === kept) ?? usualZones(timeZone);
  const show = (schoolZones: ShownZones) => {
    keepChoices({ schoolZones });
    setKept(schoolZones);
  };
  return { shown, show };
}
