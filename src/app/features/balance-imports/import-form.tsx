import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { FileSource } from '#app/input/tables/file-source.tsx';
import { readTable, type TableLine } from '#app/input/tables/read-table.ts';
import { Card } from '#ui/card.tsx';
import { DatePicker } from '#ui/date-picker.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useToday } from '#web/clock/use-today.ts';
import { useKept } from '#web/use-kept.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnChoices } from './column-choices.tsx';
import { lastMonthEnd } from './import-table.ts';
import { type AppliedImport, useImport } from './use-import.ts';

const sources = ['paste', 'file'] as const;
type Source = (typeof sources)[number];

type ImportFormProps = { onApplied: (applied: AppliedImport) => void };

/** The table, which column says what, the day it speaks of, and what a dry run makes of it. */
export function ImportForm({ onApplied }: ImportFormProps) {
  const { t } = useTranslation('balance-imports');
  const [source, setSource] = useKept<Source>('import.source', 'paste');
  const [pasted, setPasted] = useKept('import.pasted', '');
  const [file, setFile] = useKept<{ lines: readonly TableLine[]; name: string } | null>('import.file', null);
  const pastedLines = useMemo(() => readTable(pasted), [pasted]);
  const isPaste = source === 'paste';
  const table = isPaste ? pastedLines : (file?.lines ?? []);
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
          {isPaste ? (
            <Textarea
              label={t('source.paste')}
              hint={t('source.hint')}
              placeholder={t('source.placeholder')}
              rows={6}
              spellCheck={false}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          ) : (
            <FileSource onLines={(lines, name) => setFile({ lines, name })} />
          )}
          {!isPaste && file !== null && table.length === 0 && (
            <p className="text-muted">{t('source.empty')}</p>
          )}
        </div>
      </Card>
      {table.length > 0 && (
        // Another table is another import: what was chosen for one means nothing in the next.
        <CardBoundary key={isPaste ? headOf(table) : file?.name}>
          <TableSteps
            table={table}
            proposedName={isPaste ? t('settings.defaultName') : (file?.name ?? '').slice(0, 200)}
            onApplied={onApplied}
          />
        </CardBoundary>
      )}
    </>
  );
}

/** As long as the first line stays, a pasted table is the same one, being corrected. */
function headOf([first]: readonly TableLine[]): string {
  return first?.cells.join('\t') ?? '';
}

type TableStepsProps = ImportFormProps & { table: readonly TableLine[]; proposedName: string };

function TableSteps({ table, proposedName, onApplied }: TableStepsProps) {
  const { t } = useTranslation('balance-imports');
  const [name, setName] = useKept('import.name', proposedName);
  const today = useToday();
  const [asOf, setAsOf] = useKept<string | null>('import.asOf', () => lastMonthEnd(today));
  const current = useImport(table, { name: name.trim() || proposedName, asOf, onApplied });
  return (
    <>
      <Card title={t('columns.title')}>
        <ColumnChoices current={current} />
      </Card>
      <Card title={t('settings.title')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DatePicker
            label={t('settings.asOf')}
            hint={t('settings.asOfHint')}
            value={asOf}
            onChange={setAsOf}
            latest={today}
          />
          <TextField
            label={t('settings.name')}
            hint={t('settings.nameHint')}
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      </Card>
      <CheckStep current={current} hasDay={asOf !== null} />
    </>
  );
}
