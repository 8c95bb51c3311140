import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eraser from 'lucide-react/icons/eraser';
import FileText from 'lucide-react/icons/file-text';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AskForCopy } from '#app/frame/privacy/ask-for-copy.tsx';
import { departuresEndpoints } from '#contract/departures.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import { EraseDialog } from './erasure/erase-dialog.tsx';
import type { FormerPerson } from './former-person.ts';
import { RehireDialog } from './rehire-dialog.tsx';

/** People who are gone: their last day, what they were owed, and the way back. */
export function FormerPage() {
  const { t } = useTranslation(['departures', 'erasures', 'pages', 'ui']);
  const { longDay } = useDayFormats();
  const instants = useInstants();
  const list = useQuery(endpointQuery(departuresEndpoints.former, {}));
  const [rehiring, setRehiring] = useKept<FormerPerson | null>('former.rehiring', null);
  const [erasing, setErasing] = useKept<FormerPerson | null>('former.erasing', null);
  const columns: Column<FormerPerson, 'name' | 'lastDay' | 'reason' | 'actions'>[] = [
    {
      key: 'name',
      header: t('departures:former.name'),
      rowHeader: true,
      cell: (person) => <FormerName person={person} />,
    },
    {
      key: 'lastDay',
      header: t('departures:card.lastDay'),
      cell: ({ departure, removedAt }) =>
        departure
          ? longDay(departure.lastDay)
          : t('departures:former.removed', { day: instants.day(removedAt) }),
    },
    {
      key: 'reason',
      header: t('departures:form.reason'),
      cell: ({ departure }) => (departure?.reason ? t(`departures:reasons.${departure.reason}`) : ''),
    },
    {
      key: 'actions',
      header: t('departures:former.actions'),
      cell: (person) => (
        <div className="flex flex-wrap gap-2">
          {person.departure && person.erasure === 'none' && (
            <ButtonLink
              size="sm"
              variant="secondary"
              to={pathOf(PAGES.departure, { id: person.id })}
              icon={<FileText className="size-4" aria-hidden="true" />}
              aria-label={t('departures:former.statementOf', { name: person.name })}
            >
              {t('departures:card.statement')}
            </ButtonLink>
          )}
          {person.departure && person.erasure === 'none' && (
            <Button
              size="sm"
              variant="quiet"
              icon={<UserPlus className="size-4" aria-hidden="true" />}
              aria-label={t('departures:rehire.open', { name: person.name })}
              onClick={() => setRehiring(person)}
            >
              {t('departures:rehire.action')}
            </Button>
          )}
          {person.erasure !== 'done' && <AskForCopy person={person} size="sm" />}
          {person.erasure !== 'done' && (
            <Button
              size="sm"
              variant="quiet"
              icon={<Eraser className="size-4" aria-hidden="true" />}
              aria-label={t('erasures:openOf', { name: person.name })}
              onClick={() => setErasing(person)}
            >
              {t('erasures:open')}
            </Button>
          )}
        </div>
      ),
    },
  ];
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:formerPeople.name')} />
      <p>
        <Link
          to={PAGES.users.path}
          className="inline-flex min-h-9 items-center gap-2 text-muted hover:text-ink"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          {t('pages:users.name')}
        </Link>
      </p>
      <PageHeader title={t('pages:formerPeople.name')} lead={t('departures:former.lead')} />
      {list.isPending && (
        <LoadingArea label={t('departures:former.loading')}>
          <Skeleton className="h-40 w-full" />
        </LoadingArea>
      )}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('departures:former.loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data?.people.length === 0 && (
        <EmptyState scene="tide" title={t('departures:former.emptyTitle')} headingLevel={2}>
          {t('departures:former.empty')}
        </EmptyState>
      )}
      {list.data && list.data.people.length > 0 && (
        <Table
          caption={t('pages:formerPeople.name')}
          columns={columns}
          rows={list.data.people}
          rowKey={({ id }) => id}
        />
      )}
      {erasing && <EraseDialog person={erasing} onClose={() => setErasing(null)} />}
      {rehiring && <RehireDialog person={rehiring} onClose={() => setRehiring(null)} />}
    </div>
  );
}

/** V7, V8: an erased person is told by the pseudonym; what is on its way is told beside the name. */
function FormerName({ person: { name, erasure, held } }: { person: FormerPerson }) {
  const { t } = useTranslation('erasures');
  return (
    <span className="flex flex-wrap items-center gap-2">
      {name}
      {erasure !== 'none' && <Badge tone="pending">{t(`badge.${erasure}`)}</Badge>}
      {held && <Badge tone="pending">{t('badge.held')}</Badge>}
    </span>
  );
}
