import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { insightsEndpoints } from '#contract/insights.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import type { FigureId } from '#domain/insights/figures.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { AheadCard } from './ahead-card.tsx';
import { DaysDialog } from './days-dialog.tsx';
import { FigureFiles } from './figure-files.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { GroupsCard } from './groups-card.tsx';
import { HeatMap } from './heat-map.tsx';
import { InsightFilters } from './insight-filters.tsx';
import { InsightTabs } from './insight-tabs.tsx';
import { areAbsencesTold, type ShownInsights } from './insights.ts';
import {
  type InsightsAddress,
  queryOf,
  readInsightsAddress,
  writeInsightsAddress,
} from './insights-address.ts';
import { LeaveCard } from './leave-card.tsx';
import { MonthsCard } from './months-card.tsx';
import { MissedMinimumCard, RestCard } from './watched-cards.tsx';

const ABSENCE: readonly FigureId[] = [
  'absence-rate-anact',
  'absence-rate-unplanned',
  'unplanned-days',
  'planned-days',
];
const SPELLS: readonly FigureId[] = ['spells-per-person', 'days-per-spell', 'short-spells'];
const ANSWERS: readonly FigureId[] = [
  'requests-filed',
  'requests-refused',
  'requests-cancelled',
  'decision-median',
  'decision-slowest-tenth',
];

/** The questions that are asked in March and in September, each with its figures. */
export function InsightsPage() {
  const { t } = useTranslation('insights');
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const address = readInsightsAddress(search, today);
  const change = (part: Partial<InsightsAddress>) =>
    setSearch(writeInsightsAddress(search, part), { replace: true, preventScrollReset: true });
  const query = queryOf(address);
  const found = useQuery({
    ...endpointQuery(insightsEndpoints.read, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          <FigureFiles
            fetchFile={(format) => download(insightsEndpoints.file, { params: { format }, query })}
            fetchReport={() => download(insightsEndpoints.report, { query: { month: address.to } })}
          />
        }
      />
      <InsightTabs />
      <InsightFilters address={address} today={today} choices={found.data?.choices ?? []} onChange={change} />
      {found.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-28 w-full" />
          <Skeleton className="mt-6 h-64 w-full" />
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
      {found.data && <Answers insights={found.data} address={address} change={change} />}
      <MoreAbout />
    </div>
  );
}

type AnswersProps = {
  insights: ShownInsights;
  address: InsightsAddress;
  change: (part: Partial<InsightsAddress>) => void;
};

function Answers({ insights, address, change }: AnswersProps) {
  const { t } = useTranslation('insights');
  const { user } = useStoredSession() ?? {};
  const open = (figure: FigureId) => change({ figure, cell: null });
  // What a team lacked and will lack is no figure of its people: whoever leads it sees who is away.
  const presence = (
    <>
      <CardBoundary>
        <MissedMinimumCard address={address} />
      </CardBoundary>
      <CardBoundary>
        <AheadCard insights={insights} />
      </CardBoundary>
    </>
  );
  if (insights.hidden || insights.people === 0)
    return (
      <>
        <NothingToTell hidden={insights.hidden} />
        {insights.hidden && <Question title={t('questions.compare')}>{presence}</Question>}
      </>
    );
  return (
    <>
      <Scope insights={insights} />
      <Question title={t('questions.absence')}>
        {areAbsencesTold(insights) ? (
          <>
            <CardBoundary>
              <FigureTiles insights={insights} ids={ABSENCE} onOpen={open} />
            </CardBoundary>
            <CardBoundary>
              <MonthsCard insights={insights} address={address} />
            </CardBoundary>
            <CardBoundary>
              <HeatMap
                insights={insights}
                address={address}
                onOpen={(cell) => change({ figure: 'unplanned-days', cell })}
              />
            </CardBoundary>
            <CardBoundary>
              <FigureTiles insights={insights} ids={SPELLS} onOpen={open} />
            </CardBoundary>
          </>
        ) : (
          <p className="text-muted">{t('absencesHidden')}</p>
        )}
      </Question>
      <Question title={t('questions.leave')}>
        <CardBoundary>
          <LeaveCard insights={insights} address={address} onOpen={open} />
        </CardBoundary>
        {user && can(user, 'insight.rest') && (
          <CardBoundary>
            <RestCard address={address} />
          </CardBoundary>
        )}
      </Question>
      <Question title={t('questions.answers')}>
        <CardBoundary>
          <FigureTiles insights={insights} ids={ANSWERS} onOpen={open} />
        </CardBoundary>
      </Question>
      <Question title={t('questions.compare')}>
        <CardBoundary>
          <GroupsCard
            insights={insights}
            address={address}
            onChoose={(kind, id) => change({ groups: { ...address.groups, [kind]: id } })}
          />
        </CardBoundary>
        {presence}
      </Question>
      {address.figure && (
        <DaysDialog
          insights={insights}
          address={address}
          figure={address.figure}
          onClose={() => change({ figure: null, cell: null })}
        />
      )}
    </>
  );
}

/** Where the same comes by mail, and what is missing on purpose. */
function MoreAbout() {
  const { t } = useTranslation('insights');
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-2 text-sm print:hidden">
      <Link to={PAGES.profile.path} className="link">
        {t('byMail')}
      </Link>
      <a href={`${PAGES.documentation.path}#pourquoi-pas-de-score-de-bradford`} className="link">
        {t('noScore')}
      </a>
    </p>
  );
}

function Question({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Scope({ insights }: { insights: ShownInsights }) {
  const { people, from, to, beforeFrom, beforeTo, months, seesEveryone } = insights;
  const { t } = useTranslation('insights');
  const { days } = useWords();
  const name = (month: string) => days.monthAndYear(`${month}-01`);
  const hiddenMonths = months.filter(({ away }) => away === null).length;
  return (
    <p className="text-muted">
      {t('scope', {
        count: people ?? 0,
        from: name(from),
        to: name(to),
        beforeFrom: name(beforeFrom),
        beforeTo: name(beforeTo),
      })}
      {hiddenMonths > 0 &&
        areAbsencesTold(insights) &&
        ` ${t(seesEveryone ? 'hiddenMonths' : 'hiddenMonthsLed', { count: hiddenMonths })}`}
    </p>
  );
}

function NothingToTell({ hidden }: { hidden: boolean }) {
  const { t } = useTranslation('insights');
  return (
    <EmptyState scene="tide" title={t(hidden ? 'hidden.title' : 'empty.title')}>
      {t(hidden ? 'hidden.text' : 'empty.text')}
    </EmptyState>
  );
}
