import { useMutation } from '@tanstack/react-query';
import FileDown from 'lucide-react/icons/file-down';
import { useTranslation } from 'react-i18next';
import { type ExportFormat, exportFormats } from '#contract/calendar-exports.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type TableFilesProps = { title: string; fetchFile: (format: ExportFormat) => Promise<unknown> };

/** One table as a file, in either format: below it, out of the way of whoever only reads. */
export function TableFiles({ title, fetchFile }: TableFilesProps) {
  const { t } = useTranslation('insights');
  const sentence = useErrorSentence();
  const made = useMutation({ mutationFn: fetchFile });
  return (
    <div className="mt-3 -ml-3 flex flex-wrap items-center print:hidden">
      {exportFormats.map((format) => (
        <Button
          key={format}
          variant="quiet"
          size="sm"
          icon={<FileDown className="size-4" aria-hidden="true" />}
          busyLabel={made.isPending && made.variables === format && t('downloading')}
          aria-label={t('tableFile', { title, format: t(format) })}
          onClick={() => made.mutate(format)}
        >
          {t(format)}
        </Button>
      ))}
      {made.isError && (
        <Banner tone="error" title={sentence(made.error, t('downloadFailed'))} onClose={made.reset} />
      )}
    </div>
  );
}
