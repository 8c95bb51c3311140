import ChartColumn from 'lucide-react/icons/chart-column';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '#contract/calendar-exports.ts';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { TableFiles } from './table-files.tsx';

type ChartOrTableProps = {
  title: string;
  chart: ReactNode;
  table: ReactNode;
  note?: string;
  fetchFile: (format: ExportFormat) => Promise<unknown>;
};

/** What the eye sees as a drawing can be read as a table, by anybody. */
export function ChartOrTable({ title, chart, table, note, fetchFile }: ChartOrTableProps) {
  const { t } = useTranslation('insights');
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const options = [
    { value: 'chart', label: t('asChart'), icon: <ChartColumn className="size-4" aria-hidden="true" /> },
    { value: 'table', label: t('asTable'), icon: <Table2 className="size-4" aria-hidden="true" /> },
  ] as const;
  return (
    <Card
      title={title}
      actions={
        <div className="print:hidden">
          <SegmentedControl
            label={t('shownAs', { title })}
            options={options}
            value={shown}
            onChange={setShown}
            iconsOnly
          />
        </div>
      }
    >
      {shown === 'chart' ? chart : table}
      {note && <p className="mt-4 max-w-[80ch] text-sm text-muted">{note}</p>}
      <TableFiles title={title} fetchFile={fetchFile} />
    </Card>
  );
}
