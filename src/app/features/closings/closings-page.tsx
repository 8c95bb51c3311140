import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { closingsEndpoints } from '#contract/closings.ts';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { closingsInTime, type ListedClosing } from './closing.ts';
import { ClosingRow } from './closing-row.tsx';

/** When the company is closed, what lies ahead first. */
export function ClosingsPage() {
  const { t } = useTranslation('closings');
  const closings = useQuery(endpointQuery(closingsEndpoints.list, {}));
  const today = useToday();
  const { coming, past } = closingsInTime(closings.data ?? [], today);
  const rows = (list: readonly ListedClosing[]) => (
    <ul className="divide-y divide-line">
      {list.map((closing) => (
        <ClosingRow key={closing.id} closing={closing} />
      ))}
    </ul>
  );
  return (
    <>
      {closings.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} flex flex-col gap-4 p-5`}>
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-12 w-full" />
          </div>
        </LoadingArea>
      )}
      {closings.isError && (
        <LoadError
          error={closings.error}
          otherwise={t('loadFailed')}
          onRetry={() => closings.refetch()}
          retrying={closings.isRefetching}
        />
      )}
      {closings.data && (
        <Card
          title={t('title')}
          actions={
            <ButtonLink
              size="sm"
              variant="secondary"
              icon={<Plus className="size-4" aria-hidden="true" />}
              to={PAGES.newClosing.path}
            >
              {t('add')}
            </ButtonLink>
          }
        >
          <div className="flex flex-col gap-4">
            <p className="text-muted">{t('lead')}</p>
            {coming.length === 0 ? <p>{t('empty')}</p> : rows(coming)}
            {past.length > 0 && (
              <details>
                <summary className="min-h-6 cursor-pointer font-medium text-sea">{t('past')}</summary>
                <div className="pt-3">{rows(past)}</div>
              </details>
            )}
          </div>
        </Card>
      )}
    </>
  );
}
