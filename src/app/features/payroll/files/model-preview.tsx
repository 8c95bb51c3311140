import { useTranslation } from 'react-i18next';
import { EXAMPLE_LINES, EXAMPLE_MONTH } from '#domain/payroll/example-lines.ts';
import { fileRows } from '#domain/payroll/file-rows.ts';
import { fileText } from '#domain/payroll/file-text.ts';
import type { PayModel } from '#domain/payroll/pay-model.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';

/** The first lines of a file, of a month that nobody lived through. */
export function ModelPreview({ model }: { model: PayModel }) {
  const { t } = useTranslation('payroll-files');
  const rows = fileRows(model, EXAMPLE_LINES, EXAMPLE_MONTH) ?? [];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{t('preview.lead')}</p>
      <ScrollRegion label={t('preview.title')} className="rounded-md border border-line bg-sunken">
        <pre className="p-4 text-sm leading-relaxed">{fileText(model, rows, EXAMPLE_MONTH)}</pre>
      </ScrollRegion>
    </div>
  );
}
