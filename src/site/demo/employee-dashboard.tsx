import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { StatTile } from '#ui/card.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { EMPLOYEE, FIRST_NAME, MANAGER } from './demo-company.ts';
import { balanceOf, type DemoStory, reservedOf } from './demo-story.ts';
import { DemoComments, DemoTypeName, useDemoPeriod } from './demo-words.tsx';

const iconClass = 'size-4 shrink-0';

type EmployeeDashboardProps = { story: DemoStory; onNewRequest: () => void };

export function EmployeeDashboard({ story, onNewRequest }: EmployeeDashboardProps) {
  const { t } = useTranslation('demo');
  const period = useDemoPeriod();
  const reserved = reservedOf(story);
  const countOf = (status: 'pending' | 'approved') =>
    String(story.filter((request) => request.status === status).length);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-xl font-semibold">{t('dashboard.welcome', { name: FIRST_NAME })}</p>
        <Button icon={<CalendarPlus className={iconClass} aria-hidden="true" />} onClick={onNewRequest}>
          {t('dashboard.newRequest')}
        </Button>
      </div>
      <dl className="grid gap-3 sm:grid-cols-3">
        <StatTile
          label={t('dashboard.balance')}
          value={t('days', { count: balanceOf(story) })}
          detail={reserved > 0 ? t('dashboard.reserved', { count: reserved }) : undefined}
          icon={<Sun className={iconClass} aria-hidden="true" />}
        />
        <StatTile
          label={t('dashboard.pending')}
          value={countOf('pending')}
          icon={<Clock className={iconClass} aria-hidden="true" />}
        />
        <StatTile
          label={t('dashboard.approved')}
          value={countOf('approved')}
          icon={<CircleCheck className={iconClass} aria-hidden="true" />}
        />
      </dl>
      <section aria-labelledby="demo-recent" className="flex flex-col gap-2">
        <h3 id="demo-recent" className="font-semibold">
          {t('dashboard.recent')}
        </h3>
        <ul className="divide-y divide-line">
          {story
            .filter(({ employee }) => employee === EMPLOYEE)
            .map((request) => (
              <li key={request.id} className="flex flex-col gap-2 py-3">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
                  <div>
                    <p className="font-medium">
                      <DemoTypeName type={request.type} />
                    </p>
                    <p className="text-sm text-muted tabular-nums">
                      {period(request)} · {t('workingDays', { count: request.days })}
                    </p>
                  </div>
                  <StatusBadge status={request.status} />
                </div>
                <DemoComments comments={request.comments} author={MANAGER} />
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}
