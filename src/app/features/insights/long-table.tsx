import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';

type LongTableProps<Row> = ComponentProps<typeof Table<Row, string>> & { first?: number };

/** A thousand rows would be a page nobody scrolls: some of them, and more on demand; the files hold them all. */
export function LongTable<Row>({ rows, first = 50, ...table }: LongTableProps<Row>) {
  const { t } = useTranslation('insights');
  const [shown, setShown] = useState(first);
  return (
    <>
      <Table {...table} rows={rows.slice(0, shown)} />
      {rows.length > shown && (
        <div className="mt-3 print:hidden">
          <Button variant="secondary" size="sm" onClick={() => setShown(shown + 100)}>
            {t('days.more')}
          </Button>
        </div>
      )}
    </>
  );
}
