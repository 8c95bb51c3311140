import GraduationCap from 'lucide-react/icons/graduation-cap';
import PartyPopper from 'lucide-react/icons/party-popper';
import { useTranslation } from 'react-i18next';
import { AbsenceList } from '#app/leave/absence-list.tsx';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { type SchoolZone, schoolBreaksBetween } from '#domain/holidays/school-holidays.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { CalendarHoliday } from '#web/leave/calendar-holiday.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import type { CalendarAbsence } from '#web/leave/leave-request.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { useSchoolWords } from '../school/use-school-words.ts';

type DayDetailsProps = {
  user: StoredUser;
  day: PlainDate;
  title: string;
  holiday: CalendarHoliday | undefined;
  absences: readonly DayAbsence[];
  schoolZones: readonly SchoolZone[];
};

/** Everyone who is away on a day, with what the reader may know of it. */
export function DayDetails({ user, day, title, holiday, absences, schoolZones }: DayDetailsProps) {
  const { t } = useTranslation('calendar');
  const { shortPeriod } = useLeaveWords();
  const { periods } = useWords();
  const schoolWords = useSchoolWords();
  const parts = new Map(absences.map(({ absence, part }) => [absence.id, part]));
  const words = (absence: CalendarAbsence) => {
    const part = parts.get(absence.id);
    const isLonger = absence.startDate !== absence.endDate;
    return part && part !== 'day' && isLonger
      ? `${periods.half(part)} · ${shortPeriod(absence)}`
      : shortPeriod(absence);
  };
  return (
    <div className="flex flex-col gap-4">
      {holiday && (
        <p className="flex items-center gap-2 text-plain">
          <PartyPopper className="size-4 shrink-0 text-muted" aria-hidden="true" />
          {holiday.worked
            ? t('holiday.worked', { name: holiday.name })
            : t('holiday.off', { name: holiday.name })}
        </p>
      )}
      {schoolWords(schoolBreaksBetween(day, day, schoolZones), schoolZones).map((words) => (
        <p key={words} className="flex items-center gap-2 text-plain">
          <GraduationCap className="size-4 shrink-0 text-muted" aria-hidden="true" />
          {words}
        </p>
      ))}
      {absences.length === 0 ? (
        <p className="text-muted">{t('day.nobody')}</p>
      ) : (
        <AbsenceList
          absences={absences.map(({ absence }) => absence)}
          label={t('day.listLabel', { day: title })}
          words={words}
          linkOf={({ id, employeeId }) =>
            can(user, 'leave-request.read', { id: employeeId }) ? requestPath(id) : null
          }
        />
      )}
      <ButtonLink
        variant="secondary"
        className="self-start"
        to={`${PAGES.newRequest.path}?${new URLSearchParams({ from: day, to: day })}`}
      >
        {t('day.request')}
      </ButtonLink>
    </div>
  );
}
