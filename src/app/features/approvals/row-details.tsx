import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceLine } from '#app/leave/balance-line.tsx';
import { ConflictsList } from '#app/leave/conflicts-list.tsx';
import { CoverageNotices } from '#app/leave/coverage-notices.tsx';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { ProofDays } from '#web/leave/proof-days.tsx';

type RowDetailsProps = { id: string; proofId: string; proofOpen: boolean };

const headingClass = 'mb-1.5 text-sm font-medium';

/** What a decision rests on: the balance, who else is away, and on demand how the days were counted. */
export function RowDetails({ id, proofId, proofOpen }: RowDetailsProps) {
  const { t } = useTranslation('approvals');
  const { ref, seen } = useSeen<HTMLDivElement>();
  const page = useQuery({
    ...endpointQuery(leaveRequestsEndpoints.read, { params: { id } }),
    enabled: seen,
  });
  return (
    <div ref={ref} className="flex flex-col gap-4">
      {page.isPending && (
        <LoadingArea label={t('queue.detailsLoading')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Skeleton className="h-20" />
            <Skeleton className="h-20" />
          </div>
        </LoadingArea>
      )}
      {page.isError && (
        <LoadError
          error={page.error}
          otherwise={t('queue.detailsFailed')}
          onRetry={() => page.refetch()}
          retrying={page.isRefetching}
        />
      )}
      {page.data && <CoverageNotices coverage={page.data.coverage} deciding />}
      {page.data && (
        <div className="grid gap-x-6 gap-y-4 rounded-md bg-sunken p-4 sm:grid-cols-2">
          <section>
            <h4 className={headingClass}>{t('queue.balance')}</h4>
            <BalanceLine balance={page.data.balance} />
          </section>
          <section>
            <h4 className={headingClass}>{t('queue.conflicts')}</h4>
            <ConflictsList conflicts={page.data.conflicts} label={t('queue.conflicts')} />
          </section>
        </div>
      )}
      <div id={proofId} hidden={!proofOpen || !page.data}>
        <h4 className={headingClass}>{t('queue.proof')}</h4>
        <ProofDays days={page.data?.days ?? []} label={t('queue.proof')} />
      </div>
    </div>
  );
}

/** True once the element has come near the screen: a long list asks for the details of what is looked at only. */
function useSeen<Element extends HTMLElement>(): { ref: RefObject<Element | null>; seen: boolean } {
  const ref = useRef<Element>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen]);
  return { ref, seen };
}
