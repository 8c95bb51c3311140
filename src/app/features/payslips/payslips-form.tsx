import Scale from 'lucide-react/icons/scale';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { FileSource } from '#app/input/tables/file-source.tsx';
import { readTable, type TableLine } from '#app/input/tables/read-table.ts';
import { namingEstablishment } from '#app/leave/establishments/establishment-address.ts';
import { EstablishmentChoice } from '#app/leave/establishments/establishment-choice.tsx';
import { useEstablishment } from '#app/leave/establishments/use-establishment.ts';
import type { EndpointCall } from '#contract/endpoint.ts';
import { payslipsEndpoints } from '#contract/payslips.ts';
import { addDays, firstOfMonth } from '#domain/calendar/plain-date.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { ColumnMeanings } from './column-meanings.tsx';
import { comparisonPath, type KnownColumns } from './comparison.ts';
import { type ChosenPdf, PdfSource } from './pdf-source.tsx';
import { usePayslipTable } from './use-payslip-table.ts';

const sources = ['paste', 'file', 'pdf'] as const;
type Source = (typeof sources)[number];
type Form = EndpointCall<typeof payslipsEndpoints.compare>['body'];

/** Where the counters come from, what each column says, the day of the payslips. */
export function PayslipsForm({ known }: { known: KnownColumns }) {
  const { t } = useTranslation('payslips');
  const [source, setSource] = useKept<Source>('payslips.source', 'paste');
  const [pasted, setPasted] = useKept('payslips.pasted', '');
  const [file, setFile] = useState<{ lines: readonly TableLine[]; name: string } | null>(null);
  const [pdf, setPdf] = useState<ChosenPdf | null>(null);
  const pastedLines = useMemo(() => readTable(pasted), [pasted]);
  const table = source === 'paste' ? pastedLines : source === 'file' ? (file?.lines ?? []) : [];
  return (
    <>
      <Card title={t('source.title')}>
        <div className="flex flex-col gap-4">
          <div>
            <SegmentedControl
              label={t('source.label')}
              value={source}
              onChange={setSource}
              options={sources.map((value) => ({ value, label: t(`source.kinds.${value}`) }))}
            />
          </div>
          {source === 'paste' && (
            <Textarea
              label={t('source.paste')}
              hint={t('source.hint')}
              placeholder={t('source.placeholder')}
              rows={6}
              spellCheck={false}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          )}
          {source === 'file' && <FileSource onLines={(lines, name) => setFile({ lines, name })} />}
          {source === 'pdf' && <PdfSource chosen={pdf} onChosen={setPdf} />}
        </div>
      </Card>
      {table.length > 0 && (
        <CardBoundary key={source === 'paste' ? table[0]?.cells.join('\t') : file?.name}>
          <TableStep
            table={table}
            known={known}
            name={source === 'file' ? (file?.name ?? '') : t('source.pastedName')}
          />
        </CardBoundary>
      )}
      {source === 'pdf' && pdf !== null && (
        <CardBoundary>
          <CompareStep form={{ name: pdf.name.slice(0, 200), file: { content: pdf.content } }} ready />
        </CardBoundary>
      )}
    </>
  );
}

type TableStepProps = { table: readonly TableLine[]; known: KnownColumns; name: string };

function TableStep({ table, known, name }: TableStepProps) {
  const { t } = useTranslation('payslips');
  const current = usePayslipTable(table, known);
  const { rows, namesPeople, toRemember } = current;
  return (
    <>
      <Card title={t('columns.title')}>
        <div className="flex flex-col gap-4">
          <p className="text-muted">{t('columns.lead')}</p>
          <ColumnMeanings table={current} known={known} />
          {!namesPeople && <Banner tone="info" title={t('columns.nobody')} />}
          {namesPeople && rows.length === 0 && <Banner tone="info" title={t('columns.noFigures')} />}
        </div>
      </Card>
      <CardBoundary>
        <CompareStep
          form={{ name: name.slice(0, 200) || t('source.pastedName'), rows, columns: toRemember }}
          ready={namesPeople && rows.length > 0}
          count={rows.length}
        />
      </CardBoundary>
    </>
  );
}

type CompareStepProps = { form: Omit<Form, 'date'>; ready: boolean; count?: number };

function CompareStep({ form, ready, count }: CompareStepProps) {
  const { t } = useTranslation('payslips');
  const today = useToday();
  const navigate = useNavigate();
  const sentence = useErrorSentence();
  const keyFor = useIdempotencyKey();
  const [date, setDate] = useKept<string | null>('payslips.date', () => addDays(firstOfMonth(today), -1));
  const { found, establishment: asked } = useEstablishment();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const isApart = found.data?.by === 'establishment';
  const establishment = isApart ? (chosen ?? asked) : undefined;
  const compare = useWrite(payslipsEndpoints.compare, {
    onSuccess: ({ id }) => navigate(comparisonPath(id)),
  });
  const submit = () => {
    if (date === null) return;
    const body = { ...form, date, ...namingEstablishment(establishment) };
    compare.mutate({ body, idempotencyKey: keyFor(body) });
  };
  return (
    <Card title={t('compare.title')}>
      <div className="flex flex-col gap-4">
        {compare.isError && <Banner tone="error" title={sentence(compare.error, t('compare.failed'))} />}
        {isApart && found.data && (
          <EstablishmentChoice found={found.data} chosen={establishment} onChoose={setChosen} currentOnly />
        )}
        <div className="max-w-sm">
          <DatePicker
            label={t('compare.date')}
            hint={t('compare.dateHint')}
            value={date}
            onChange={setDate}
            latest={today}
          />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button
            icon={<Scale className="size-4" aria-hidden="true" />}
            disabled={!ready || date === null || !found.isSuccess}
            busyLabel={compare.isPending && t('compare.busy')}
            onClick={submit}
          >
            {t('compare.action')}
          </Button>
          {count !== undefined && count > 0 && <p className="text-muted">{t('compare.count', { count })}</p>}
        </div>
      </div>
    </Card>
  );
}
