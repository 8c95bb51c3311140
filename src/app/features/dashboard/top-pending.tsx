import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DecideButtons } from '#app/leave/deciding/decide-buttons.tsx';
import { DecisionDialogs } from '#app/leave/deciding/decision-dialogs.tsx';
import { queueOf, waitingSince, whyNotMine } from '#app/leave/deciding/queue.ts';
import { useColleagues } from '#app/leave/deciding/use-colleagues.ts';
import { useDecisionToast } from '#app/leave/deciding/use-decision-toast.ts';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { type Outcome, useDecisions } from '#app/leave/deciding/use-decisions.ts';
import { WaitingHead } from '#app/leave/deciding/waiting-head.tsx';
import { needsOverrideReason } from '#app/leave/override-dialog.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { PAGES } from '#contract/pages.ts';
import { daysWaiting } from '#domain/leave-requests/waiting.ts';
import { Banner } from '#ui/banner.tsx';
import { Card } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { DashboardError } from './dashboard-error.tsx';

const SHOWN = 3;

/** The three requests to decide next, decided right here. */
export function TopPending({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['dashboard', 'deciding']);
  const toast = useDecisionToast();
  const leaveWords = useLeaveWords();
  const words = useDecisionWords();
  const decisions = useDecisions();
  const { dayOf } = useInstants();
  const today = useToday();
  const colleagues = useColleagues(user);
  const pending = useQuery(endpointQuery(leaveRequestsEndpoints.list, { query: { status: 'pending' } }));
  const [refusing, setRefusing] = useState<LeaveRequest | null>(null);
  const [overriding, setOverriding] = useState<Outcome | null>(null);
  const [failed, setFailed] = useState<Outcome | null>(null);

  const queue = queueOf(pending.data ?? []).filter(({ id }) => !decisions.isSending(id));
  const tell = (outcome: Outcome) => {
    if (outcome.error === null) toast(outcome);
    else if (needsOverrideReason(outcome.error)) setOverriding(outcome);
    else setFailed(outcome);
  };
  const approve = async (request: LeaveRequest) => {
    setFailed(null);
    tell(await decisions.decide(request, { says: 'yes' }));
  };
  const closeDialogs = () => {
    setOverriding(null);
    setRefusing(null);
  };
  return (
    <Card
      title={t('dashboard:team.pendingTitle')}
      actions={
        <Link to={PAGES.approvals.path} className="-my-2 inline-flex min-h-11 items-center text-sm link">
          {t('dashboard:team.all')}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        {(pending.isPending || colleagues.isPending) && (
          <LoadingArea label={t('dashboard:loading')}>
            <Skeleton className="h-48" />
          </LoadingArea>
        )}
        {pending.isError && <DashboardError query={pending} />}
        {colleagues.isError && <DashboardError query={colleagues} />}
        {failed && (
          <Banner tone="error" title={failed.request.employeeName} onClose={() => setFailed(null)}>
            {words.failure(failed.error)}
          </Banner>
        )}
        {pending.data && colleagues.data && queue.length === 0 && (
          <p className="text-muted">{t('dashboard:team.nothing')}</p>
        )}
        {pending.data && colleagues.data && queue.length > 0 && (
          <ul className="-my-4 divide-y divide-line">
            {queue.slice(0, SHOWN).map((request) => {
              const whyNot = whyNotMine(user, request.employeeId, colleagues.data);
              return (
                <li key={request.id} className="flex flex-col gap-3 py-4">
                  <div className="flex flex-col gap-0.5">
                    <WaitingHead request={request} />
                    <p className="text-sm text-muted">
                      {leaveWords.counted(request.countedDays)}
                      {' · '}
                      {t('deciding:waiting', {
                        count: daysWaiting(dayOf(waitingSince(request)), today),
                      })}
                    </p>
                  </div>
                  {whyNot === null ? (
                    <DecideButtons
                      request={request}
                      onYes={() => approve(request)}
                      onNo={() => {
                        setFailed(null);
                        setRefusing(request);
                      }}
                    />
                  ) : (
                    <p className="text-sm text-muted">{t(`deciding:whyNot.${whyNot}`)}</p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {queue.length > SHOWN && (
          <p>
            <Link
              to={PAGES.approvals.path}
              className="text-sm text-muted underline underline-offset-4 hover:text-ink"
            >
              {t('dashboard:team.more', { count: queue.length - SHOWN })}
            </Link>
          </p>
        )}
      </div>
      <DecisionDialogs
        decisions={decisions}
        overriding={overriding}
        refusing={refusing}
        onDone={(outcome) => {
          closeDialogs();
          tell(outcome);
        }}
        onClose={closeDialogs}
      />
    </Card>
  );
}
