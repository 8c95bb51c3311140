import { useTranslation } from 'react-i18next';
import { BalanceLine } from '#app/leave/balance-line.tsx';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { ConflictsList } from '#app/leave/conflicts-list.tsx';
import { CoverageNotices } from '#app/leave/coverage-notices.tsx';
import { DeciderWarnings } from '#app/leave/decider-warnings.tsx';
import { LeaveTypeName } from '#app/leave/leave-type.tsx';
import { RecreditDetails } from '#app/leave/recredit-details.tsx';
import { RequestStatusBadge } from '#app/leave/request-status-badge.tsx';
import { TEXT_FIELDS } from '#domain/leave-requests/request-fields.ts';
import { Avatar } from '#ui/avatar.tsx';
import { panelClass } from '#ui/card.tsx';
import { ProofDays } from '#web/leave/proof-days.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { DecisionView } from './decision-view.ts';

/** All that a decision needs, on one card; the days one by one open on demand. */
export function DecisionSubject({ view }: { view: DecisionView }) {
  const { t } = useTranslation('leave-requests');
  const words = useLeaveWords();
  const { request } = view;
  return (
    <section aria-label={t('facts.title')} className={panelClass}>
      <div className="flex flex-wrap items-center justify-between gap-3 p-4 sm:p-5">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={request.employeeName} />
          <div className="min-w-0">
            <p className="font-semibold break-words">{request.employeeName}</p>
            <p className="text-sm text-muted">
              <LeaveTypeName type={request.type} />
            </p>
          </div>
        </div>
        <RequestStatusBadge request={request} />
      </div>
      <div className="flex flex-col gap-1 border-t border-line p-4 sm:p-5">
        <p className="text-lg font-semibold first-letter:uppercase">{words.period(request)}</p>
        <p className="tabular-nums">
          {words.counted(request.countedDays)}
          {' · '}
          {words.calendar(request.calendarDays)}
        </p>
        {view.warnings.length > 0 && (
          <div className="mt-2">
            <DeciderWarnings warnings={view.warnings} />
          </div>
        )}
        {view.decidable && (
          <div className="mt-2 flex flex-col gap-2 empty:hidden">
            <ClosedMonthsNotice closedMonths={view.closedMonths} />
            <CoverageNotices coverage={view.coverage} deciding />
          </div>
        )}
        {TEXT_FIELDS.filter((field) => request[field]).map((field) => (
          <p key={field} className="mt-2 border-l-2 border-line pl-3 break-words whitespace-pre-line">
            {request[field]}
          </p>
        ))}
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer text-sm font-medium text-sea">
            {t('proof.title')}
          </summary>
          <div className="pt-3">
            <ProofDays days={view.days} label={t('proof.title')} />
          </div>
        </details>
      </div>
      <div className="grid gap-5 border-t border-line p-4 sm:grid-cols-2 sm:p-5">
        <div className="flex flex-col gap-1.5">
          <h2 className="font-semibold">{t('balance.title')}</h2>
          {view.recredit ? (
            <RecreditDetails recredit={view.recredit} linked={view.approver === null} />
          ) : (
            <BalanceLine balance={view.balance} />
          )}
        </div>
        <div className="flex flex-col gap-1.5">
          <h2 className="font-semibold">{t('team.title')}</h2>
          <ConflictsList
            conflicts={view.conflicts}
            moreConflicts={view.moreConflicts}
            label={t('team.title')}
          />
        </div>
      </div>
    </section>
  );
}
