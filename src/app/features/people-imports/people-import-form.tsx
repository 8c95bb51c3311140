import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FileSource } from '#app/input/tables/file-source.tsx';
import { readTable, type TableLine } from '#app/input/tables/read-table.ts';
import { useSettled } from '#app/input/use-settled.ts';
import { subscriptionSeatsPath } from '#app/navigation/subscription-sections.ts';
import { peopleImportsEndpoints } from '#contract/people-imports.ts';
import { addDays, firstOfMonth } from '#domain/calendar/plain-date.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { PeopleReport } from './people-report.tsx';
import { linesOfPeople } from './people-table.ts';

const sources = ['paste', 'file'] as const;
type Source = (typeof sources)[number];

/** One table with everyone: checked as it stands, every bad line named, and taken in with one press. */
export function PeopleImportForm({ onDone }: { onDone?: (count: number) => void }) {
  const { t } = useTranslation(['people-imports', 'tables', 'ui']);
  const today = useToday();
  const toast = useToast();
  const sentence = useErrorSentence();
  const [source, setSource] = useKept<Source>('people.source', 'paste');
  const [pasted, setPasted] = useKept('people.pasted', '');
  const [file, setFile] = useKept<readonly TableLine[] | null>('people.file', null);
  const [asOf, setAsOf] = useKept<string | null>('people.asOf', () => addDays(firstOfMonth(today), -1));
  const isPaste = source === 'paste';
  const lines = useMemo(
    () => linesOfPeople(isPaste ? readTable(pasted) : (file ?? [])),
    [isPaste, pasted, file],
  );
  const body = useMemo(() => ({ asOf: asOf ?? '', lines }), [asOf, lines]);
  const settled = useSettled(body, 400);
  const check = useQuery({
    ...endpointQuery(peopleImportsEndpoints.check, { body: settled }),
    enabled: settled.lines.length > 0 && settled.asOf !== '',
    placeholderData: (before) => before,
  });
  const keyFor = useIdempotencyKey();
  const apply = useWrite(peopleImportsEndpoints.apply, {
    onSuccess: ({ lines: taken }) => {
      const count = taken.filter(({ known }) => !known).length;
      toast({ title: t('people-imports:done', { count }) });
      setPasted('');
      setFile(null);
      onDone?.(count);
    },
    // Somebody may have come, or gone, since: a new look says what is wrong now.
    onError: () => check.refetch(),
  });
  const report = lines.length > 0 ? check.data : undefined;
  const isCurrent = settled === body && check.isSuccess && !check.isPlaceholderData;
  const newcomers = report?.lines.filter(({ known }) => !known).length ?? 0;
  const short = report?.seats.outcome === 'short';
  return (
    <div className="flex flex-col gap-5">
      <div>
        <SegmentedControl
          label={t('people-imports:source.label')}
          value={source}
          onChange={setSource}
          options={sources.map((value) => ({ value, label: t(`people-imports:source.${value}`) }))}
        />
      </div>
      {isPaste ? (
        <Textarea
          label={t('people-imports:paste.label')}
          hint={t('people-imports:paste.hint')}
          placeholder={t('people-imports:paste.example')}
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      ) : (
        <FileSource onLines={(taken) => setFile(taken)} />
      )}
      {!isPaste && file !== null && lines.length === 0 && (
        <Banner tone="warning" title={t('people-imports:nobody')} />
      )}
      {lines.length > 0 && (
        <div className="max-w-xs">
          <DatePicker
            label={t('people-imports:asOf')}
            hint={t('people-imports:asOfHint')}
            value={asOf}
            onChange={setAsOf}
            latest={today}
          />
        </div>
      )}
      {check.isError && lines.length > 0 && (
        <Banner tone="error" title={sentence(check.error, t('people-imports:checkFailed'))} />
      )}
      {apply.isError && (
        <Banner
          tone="error"
          title={sentence(apply.error, t('people-imports:failed'))}
          onClose={apply.reset}
        />
      )}
      {report && <PeopleReport report={report} />}
      {short && (
        <Banner
          tone="warning"
          title={t('people-imports:seats.short', report.seats)}
          action={
            <ButtonLink size="sm" variant="secondary" to={subscriptionSeatsPath}>
              {t('people-imports:seats.change')}
            </ButtonLink>
          }
        />
      )}
      {report && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            disabled={!isCurrent || !report.ready}
            busyLabel={apply.isPending && t('people-imports:applying')}
            onClick={() => apply.mutate({ body: settled, idempotencyKey: keyFor(settled) })}
          >
            {newcomers > 0
              ? t('people-imports:apply', { count: newcomers })
              : t('people-imports:applyKnown', { count: report.lines.length })}
          </Button>
          <p className="text-sm text-muted">
            {report.seats.outcome === 'raised'
              ? t('people-imports:seats.raised', report.seats)
              : t('people-imports:hint')}
          </p>
        </div>
      )}
    </div>
  );
}
