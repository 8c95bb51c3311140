import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { daysFromTo, plainDate } from '#domain/calendar/plain-date.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { DayAbsence } from '#web/leave/day-absences.ts';
import { DashboardError } from './dashboard-error.tsx';
import { daysAhead, type WeekDay } from './week-days.ts';
import { weekAhead } from './week-query.ts';

/** The rest of a large company is one press away. */
const MOST_TODAY = 6;
const MOST_A_DAY = 4;

/** Who is away, by name, today and on the days that follow: as much as the calendar tells this reader. */
export function WhoIsAway() {
  const { t } = useTranslation('dashboard');
  const today = useToday();
  const { from, to } = weekAhead(today);
  const calendar = useQuery(endpointQuery(leaveRequestsEndpoints.teamCalendar, { query: { from, to } }));
  const week = calendar.data && daysAhead(calendar.data, from, to);
  return (
    <Card
      title={t('away.title')}
      actions={
        <Link to={PAGES.calendar.path} className="-my-2 inline-flex min-h-11 items-center text-sm link">
          {t('team.calendar')}
        </Link>
      }
    >
      {calendar.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-64" />
        </LoadingArea>
      )}
      {calendar.isError && <DashboardError query={calendar} />}
      {week && (
        <div className="flex flex-col gap-4">
          <AwayToday day={week.today} />
          <ul aria-label={t('away.ahead')} className="-mb-2 divide-y divide-line border-t border-line">
            {week.ahead.map((day) => (
              <AwayOn key={day.date} day={day} isNext={daysFromTo(today, day.date) === 1} />
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function AwayToday({ day: { date, away } }: { day: WeekDay }) {
  const { t } = useTranslation('dashboard');
  const {
    days: { dayAndMonth, shortDayAndMonth },
    periods,
  } = useWords();
  const until = ({ absence, part }: DayAbsence) => {
    if (part !== 'day') return periods.half(part);
    return absence.endDate === date
      ? t('away.back')
      : t('away.until', { day: shortDayAndMonth(plainDate(absence.endDate)) });
  };
  return (
    <div>
      <p className="pb-2 text-sm text-muted">{t('away.today', { day: dayAndMonth(date) })}</p>
      {away.length === 0 ? (
        <p className="font-medium">{t('away.nobody')}</p>
      ) : (
        <ul aria-label={t('team.away')} className="flex flex-col gap-2.5">
          {away.slice(0, MOST_TODAY).map((one) => (
            <li key={`${one.absence.id} ${one.part}`} className="flex min-w-0 items-center gap-3">
              <Avatar name={one.absence.employeeName} personId={one.absence.employeeId} size="sm" />
              <span className="min-w-0 font-medium wrap-anywhere">{one.absence.employeeName}</span>
              <span className="ml-auto shrink-0 text-sm text-muted">{until(one)}</span>
            </li>
          ))}
        </ul>
      )}
      {away.length > MOST_TODAY && (
        <Link to={PAGES.calendar.path} className="inline-flex min-h-11 items-center text-sm link">
          {t('away.more', { count: away.length - MOST_TODAY })}
        </Link>
      )}
    </div>
  );
}

function AwayOn({ day: { date, away }, isNext }: { day: WeekDay; isNext: boolean }) {
  const { t } = useTranslation('dashboard');
  const {
    days: { shortWeekday, ordinal },
    periods,
  } = useWords();
  const names = away.slice(0, MOST_A_DAY).map(({ absence, part }) => ({
    key: `${absence.id} ${part}`,
    text: part === 'day' ? absence.employeeName : periods.halfOf(absence.employeeName, part),
  }));
  return (
    <li className="flex gap-4 py-2 text-plain">
      <span className="w-20 shrink-0 text-muted tabular-nums first-letter:uppercase">
        {isNext ? t('departure.tomorrow') : `${shortWeekday(date)} ${ordinal(date)}`}
      </span>
      {away.length === 0 ? (
        <span className="text-muted">{t('away.none')}</span>
      ) : (
        <span className="min-w-0 wrap-anywhere">
          {names.map(({ key, text }, index) => (
            <span key={key}>
              {index > 0 && ', '}
              {text}
            </span>
          ))}
          {away.length > MOST_A_DAY && ` ${t('away.more', { count: away.length - MOST_A_DAY })}`}
        </span>
      )}
    </li>
  );
}
