import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import Sheet from 'lucide-react/icons/sheet';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { namingEstablishment, withSearch } from '#app/leave/establishments/establishment-address.ts';
import { useEstablishmentName } from '#app/leave/establishments/use-establishment.ts';
import { monthlyStatementsEndpoints, type StatementFormat } from '#contract/monthly-statements.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { download } from '#web/api/download.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { PageTitle } from '#web/page-title.tsx';
import { EveryoneTable } from './everyone-table.tsx';
import { PersonStatement } from './person-statement.tsx';
import { type AskedStatement, type MonthStatement, otherMonth, startOf, statementPath } from './statement.ts';

const PER_PAGE = 50;

/** Absences of a month and what counters hold at its end: to read, to compare, to print and sign. */
export function StatementPage() {
  const { t } = useTranslation('monthly-statements');
  const [search] = useSearchParams();
  const today = useToday();
  const asked = search.get('month') ?? '';
  const month = /^\d{4}-\d{2}$/.test(asked) ? asked : otherMonth(today.slice(0, 7), -1);
  const user = search.get('user') ?? undefined;
  const establishment = search.get('establishment') ?? undefined;
  const whose = namingEstablishment(establishment);
  const which = { month, ...(user === undefined ? {} : { user }), ...whose };
  const pages = useInfiniteQuery({
    queryKey: endpointKey(monthlyStatementsEndpoints.read, which),
    meta: endpointMeta(monthlyStatementsEndpoints.read),
    queryFn: ({ pageParam, signal }) =>
      call(
        monthlyStatementsEndpoints.read,
        { query: { ...which, limit: PER_PAGE, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ people }) => (people.length === PER_PAGE ? people.at(-1)?.id : undefined),
  });
  const statement = pages.data?.pages[0];
  const people = pages.data?.pages.flatMap((page) => page.people) ?? [];
  const [person] = user === undefined ? [] : people;
  const isUnknown = pages.error instanceof ApiError && pages.error.code === 'not_found';
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('title')} />
      <Link
        to={
          user === undefined
            ? withSearch(PAGES.payroll.path, { month, ...whose })
            : statementPath({ month, ...whose })
        }
        className="self-start link"
      >
        {t(user === undefined ? 'back' : 'everyone')}
      </Link>
      <PageHeader
        title={person?.name ?? t('title')}
        lead={person ? leadOf(t, person.payrollNumber) : t('lead')}
        actions={statement && people.length > 0 && <Files which={which} />}
      />
      <MonthSteps which={which} />
      {pages.isPending && (
        <LoadingArea label={t('loading')}>
          <Skeleton className="h-64 w-full" />
        </LoadingArea>
      )}
      {pages.isError && isUnknown && <p className="text-muted">{t('unknown')}</p>}
      {pages.isError && !isUnknown && (
        <LoadError
          error={pages.error}
          otherwise={t('loadFailed')}
          onRetry={() => pages.refetch()}
          retrying={pages.isRefetching}
        />
      )}
      {statement && <State statement={statement} />}
      {statement && person && (
        <CardBoundary>
          <PersonStatement statement={statement} person={person} />
        </CardBoundary>
      )}
      {statement && user === undefined && (
        <Card>
          {people.length === 0 ? (
            <p className="text-muted">{t('nobody')}</p>
          ) : (
            <EveryoneTable statement={statement} people={people} />
          )}
        </Card>
      )}
      {pages.hasNextPage && (
        <div className="flex justify-center">
          <Button
            variant="secondary"
            busyLabel={pages.isFetchingNextPage && t('loadingMore')}
            onClick={() => pages.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
      {statement && people.length > 0 && <p className="max-w-[80ch] text-sm text-muted">{t('explained')}</p>}
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<'monthly-statements'>>['t'];

function leadOf(t: Translate, number: string | null): string {
  return number === null ? t('title') : `${t('title')} · ${t('number', { number })}`;
}

function State({ statement: { closedAt, establishment } }: { statement: MonthStatement }) {
  const { t } = useTranslation('monthly-statements');
  const nameOf = useEstablishmentName();
  const instants = useInstants();
  return (
    <p className="text-muted">
      {establishment !== null && `${nameOf(establishment)}. `}
      {closedAt === null ? t('open') : t('closed', { day: instants.day(closedAt) })}
    </p>
  );
}

function Files({ which }: { which: AskedStatement }) {
  const { t } = useTranslation('monthly-statements');
  const sentence = useErrorSentence();
  const made = useMutation({
    mutationFn: (format: StatementFormat) =>
      download(monthlyStatementsEndpoints.file, { query: { ...which, format } }),
  });
  const busy = (format: StatementFormat) => made.isPending && made.variables === format && t('downloading');
  return (
    <>
      <Button
        variant="secondary"
        icon={<Sheet className="size-4" aria-hidden="true" />}
        busyLabel={busy('xlsx')}
        onClick={() => made.mutate('xlsx')}
      >
        {t('xlsx')}
      </Button>
      <Button
        icon={<FileText className="size-4" aria-hidden="true" />}
        busyLabel={busy('pdf')}
        onClick={() => made.mutate('pdf')}
      >
        {t('pdf')}
      </Button>
      {made.isError && (
        <Banner tone="error" title={sentence(made.error, t('downloadFailed'))} onClose={made.reset} />
      )}
    </>
  );
}

function MonthSteps({ which }: { which: AskedStatement }) {
  const { t } = useTranslation('monthly-statements');
  const { days } = useWords();
  const { month } = which;
  const name = (of: string) => days.monthAndYear(startOf(of));
  const [before, after] = [otherMonth(month, -1), otherMonth(month, 1)];
  return (
    <nav aria-label={t('steps')} className="flex items-center gap-2">
      <ButtonLink
        variant="secondary"
        to={statementPath({ ...which, month: before })}
        aria-label={t('before', { month: name(before) })}
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
      </ButtonLink>
      <h2 className="min-w-40 text-center text-lg font-semibold first-letter:uppercase">{name(month)}</h2>
      <ButtonLink
        variant="secondary"
        to={statementPath({ ...which, month: after })}
        aria-label={t('after', { month: name(after) })}
      >
        <ChevronRight className="size-4" aria-hidden="true" />
      </ButtonLink>
    </nav>
  );
}
