import { useTranslation } from 'react-i18next';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { SchoolZone } from '#domain/holidays/school-holidays.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import { DayDetails } from './day-details.tsx';

type DayDialogProps = {
  user: StoredUser;
  /** Null while none is open. */
  day: PlainDate | null;
  holidays: ReadonlyMap<string, CalendarHoliday>;
  absences: ReadonlyMap<PlainDate, readonly DayAbsence[]>;
  schoolZones: readonly SchoolZone[];
  onClose: () => void;
};

export function DayDialog({ user, day, holidays, absences, schoolZones, onClose }: DayDialogProps) {
  const { t } = useTranslation('calendar');
  const { longDay } = useDayFormats();
  if (day === null) return null;
  const met = absences.get(day) ?? [];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={longDay(day)}
      description={t('day.count', { count: met.filter(({ absence }) => !absence.atWork).length })}
    >
      <DayDetails
        user={user}
        day={day}
        title={longDay(day)}
        holiday={holidays.get(day)}
        absences={met}
        schoolZones={schoolZones}
      />
    </Dialog>
  );
}
