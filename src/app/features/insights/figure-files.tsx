import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import FileText from 'lucide-react/icons/file-text';
import Sheet from 'lucide-react/icons/sheet';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '#contract/calendar-exports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

/** What is on the screen as a file, in either format. */
export function FigureFiles({
  fetchFile,
  fetchReport,
}: {
  fetchFile: (format: ExportFormat) => Promise<unknown>;
  /** Where there is one: the month on paper. */
  fetchReport?: () => Promise<unknown>;
}) {
  const { t } = useTranslation('insights');
  const sentence = useErrorSentence();
  const made = useMutation({
    mutationFn: async (format: ExportFormat | 'pdf') =>
      format === 'pdf' ? fetchReport?.() : fetchFile(format),
  });
  const busy = (format: ExportFormat | 'pdf') =>
    made.isPending && made.variables === format && t('downloading');
  return (
    <div className="contents print:hidden">
      <Button
        variant="secondary"
        icon={<FileText className="size-4" aria-hidden="true" />}
        busyLabel={busy('csv')}
        onClick={() => made.mutate('csv')}
      >
        {t('csv')}
      </Button>
      <Button
        variant="secondary"
        icon={<Sheet className="size-4" aria-hidden="true" />}
        busyLabel={busy('xlsx')}
        onClick={() => made.mutate('xlsx')}
      >
        {t('xlsx')}
      </Button>
      {fetchReport && (
        <Button
          variant="secondary"
          icon={<FileDown className="size-4" aria-hidden="true" />}
          busyLabel={busy('pdf')}
          onClick={() => made.mutate('pdf')}
        >
          {t('report')}
        </Button>
      )}
      {made.isError && (
        <Banner tone="error" title={sentence(made.error, t('downloadFailed'))} onClose={made.reset} />
      )}
    </div>
  );
}
