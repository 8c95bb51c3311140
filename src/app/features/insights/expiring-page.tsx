import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { expiringLeaveEndpoints } from '#contract/expiring-leave.ts';
import { insightTablesEndpoints } from '#contract/insight-tables.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import type { Column } from '#ui/table.tsx';
import { useToast } from '#ui/toast.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { FigureFiles } from './figure-files.tsx';
import { InsightTabs } from './insight-tabs.tsx';
import { LongTable } from './long-table.tsx';
import { TableFiles } from './table-files.tsx';

type Expiring = EndpointAnswer<typeof expiringLeaveEndpoints.read>;
type AtRisk = Expiring['people'][number];

/** Who would lose days, and one press that says so to them and is kept. */
export function ExpiringPage() {
  const { t } = useTranslation('insights');
  const [search, setSearch] = useSearchParams();
  const by = parsePlainDate(search.get('by') ?? '');
  const query = by === null ? {} : { by };
  const found = useQuery(endpointQuery(expiringLeaveEndpoints.read, { query }));
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('expiring.title')} />
      <PageHeader
        title={t('expiring.title')}
        lead={t('expiring.lead')}
        actions={
          <FigureFiles
            fetchFile={(format) => download(expiringLeaveEndpoints.file, { params: { format }, query })}
          />
        }
      />
      <InsightTabs />
      <div className="sm:max-w-xs print:hidden">
        <DatePicker
          label={t('expiring.until')}
          value={by ?? found.data?.by ?? null}
          onChange={(day) => {
            if (day) setSearch({ by: day }, { replace: true, preventScrollReset: true });
          }}
        />
      </div>
      {found.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {found.isError && (
        <LoadError
          error={found.error}
          otherwise={t('loadFailed')}
          onRetry={() => found.refetch()}
          retrying={found.isRefetching}
        />
      )}
      {found.data && (
        <CardBoundary>
          <People expiring={found.data} />
        </CardBoundary>
      )}
      <CardBoundary>
        <Reminders />
      </CardBoundary>
    </div>
  );
}

function People({ expiring: { by, people } }: { expiring: Expiring }) {
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const { days: spoken, figure } = useFormats();
  const instants = useInstants();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [writtenTo, setWrittenTo] = useState<readonly string[]>([]);
  const sent = useWrite(expiringLeaveEndpoints.remind, {
    onSuccess: ({ sent: ids }) =>
      toast({ title: t(ids.length === 0 ? 'expiring.sentBefore' : 'expiring.sent', { count: ids.length }) }),
  });
  const remind = (userIds: readonly string[]) => {
    setWrittenTo(userIds);
    sent.mutate({ body: { by, userIds: [...userIds] } });
  };
  const busy = (userIds: readonly string[]) =>
    sent.isPending && writtenTo.join() === userIds.join() && t('expiring.sending');
  const everyone = people.map(({ user }) => user.id);
  if (people.length === 0)
    return (
      <EmptyState scene="deckchair" title={t('expiring.none')}>
        {t('expiring.noneText', { day: days.date(by) })}
      </EmptyState>
    );
  const columns: Column<AtRisk, string>[] = [
    {
      key: 'person',
      header: t('columns.person'),
      rowHeader: true,
      cell: ({ user }) => (
        <Link to={pathOf(PAGES.person, { id: user.id })} className="link">
          {user.name}
        </Link>
      ),
    },
    { key: 'days', header: t('columns.days'), numeric: true, cell: (row) => figure(row.days) },
    {
      key: 'usual',
      header: t('expiring.usual'),
      numeric: true,
      cell: ({ usualDays }) => (usualDays === null ? '–' : figure(usualDays)),
    },
    {
      key: 'likely',
      header: t('expiring.likely'),
      numeric: true,
      cell: ({ likelyDays }) => <strong className="font-semibold">{figure(likelyDays)}</strong>,
    },
    {
      key: 'lots',
      header: t('expiring.which'),
      cell: ({ lots }) => (
        <ul className="flex flex-col gap-0.5 text-sm">
          {lots.map(({ label, days: left, expires, afterSickness }) => (
            <li key={`${label} ${expires}`}>
              {t(afterSickness ? 'expiring.putOff' : 'expiring.lot', {
                label,
                days: spoken(left),
                day: days.date(expires),
              })}
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'reminded',
      header: t('expiring.reminded'),
      cell: ({ remindedAt }) => (remindedAt === null ? '–' : instants.day(remindedAt)),
    },
    {
      key: 'remind',
      header: t('expiring.action'),
      cell: ({ user }) => (
        <Button
          variant="secondary"
          size="sm"
          busyLabel={busy([user.id])}
          aria-label={t('expiring.remindOne', { name: user.name })}
          onClick={() => remind([user.id])}
        >
          {t('expiring.remind')}
        </Button>
      ),
    },
  ];
  return (
    <>
      {sent.isError && (
        <Banner tone="error" title={sentence(sent.error, t('expiring.sendFailed'))} onClose={sent.reset} />
      )}
      <Card
        title={t('expiring.by', { day: days.date(by), count: people.length })}
        actions={
          <Button
            icon={<Mail className="size-4" aria-hidden="true" />}
            busyLabel={busy(everyone)}
            onClick={() => remind(everyone)}
          >
            {t('expiring.remindAll')}
          </Button>
        }
      >
        <LongTable
          caption={t('expiring.title')}
          rows={people}
          rowKey={({ user }) => user.id}
          columns={columns}
        />
        <p className="mt-4 max-w-[80ch] text-sm text-muted">{t('expiring.formula')}</p>
        <p className="mt-2 max-w-[80ch] text-sm text-muted">{t('expiring.note')}</p>
      </Card>
    </>
  );
}

/** Who was told, when and by whom. */
function Reminders() {
  const { t } = useTranslation('insights');
  const instants = useInstants();
  const { days: spoken } = useFormats();
  const found = useQuery(endpointQuery(expiringLeaveEndpoints.reminders, { query: { limit: 100 } }));
  if (!found.data || found.data.length === 0) return null;
  return (
    <Card title={t('expiring.proof')}>
      <ul className="divide-y divide-line">
        {found.data.map(({ id, user, sentAt, sentBy, lots }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <span>
              {t('expiring.told', {
                name: user.name,
                days: spoken(lots.reduce((sum, lot) => sum + lot.days, 0)),
              })}
            </span>
            <span className="text-sm text-muted">
              {t('expiring.toldBy', { day: instants.day(sentAt), name: sentBy })}
            </span>
          </li>
        ))}
      </ul>
      <TableFiles
        title={t('expiring.proof')}
        fetchFile={(format) => download(insightTablesEndpoints.reminders, { params: { format } })}
      />
    </Card>
  );
}
