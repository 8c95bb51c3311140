import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { payrollFilesEndpoints } from '#contract/payroll-files.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { download } from '#web/api/download.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import type { ShownFile } from './pay-files.ts';

export function FilesList({ files }: { files: readonly ShownFile[] }) {
  const { t } = useTranslation('payroll-files');
  const sentence = useErrorSentence();
  const queries = useQueryClient();
  const fetching = useMutation({
    mutationFn: ({ id }: ShownFile) => download(payrollFilesEndpoints.fetch, { params: { id } }),
    // Who fetched it is in the list now.
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointKey(payrollFilesEndpoints.list) }),
  });
  if (files.length === 0) return <p className="text-muted">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {fetching.isError && <Banner tone="error" title={sentence(fetching.error, t('fetchFailed'))} />}
      <ul aria-label={t('kept')} className="divide-y divide-line border-t border-line">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 last:pb-0">
            <FileFacts file={file} />
            {!isEmptied(file) && (
              <Button
                variant="secondary"
                size="sm"
                icon={<Download className="size-4" aria-hidden="true" />}
                busyLabel={fetching.isPending && fetching.variables.id === file.id && t('fetching')}
                aria-label={t('fetchNamed', { name: file.name })}
                onClick={() => fetching.mutate(file)}
              >
                {t('fetch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** V7: it held somebody who was erased since. */
function isEmptied({ bytes, rows }: ShownFile): boolean {
  return bytes === 0 && rows > 0;
}

function FileFacts({ file }: { file: ShownFile }) {
  const { t } = useTranslation('payroll-files');
  const instants = useReaderInstants();
  return (
    <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {file.modelName}
        <span className="font-normal text-muted">{t('rows', { count: file.rows })}</span>
        {!file.current && <Badge tone="pending">{t('reopened')}</Badge>}
      </p>
      <p className="text-sm text-muted">
        {t('madeBy', { name: file.madeBy.name, at: instants.instant(file.madeAt) })}{' '}
        {file.fetchedAt !== null && file.fetchedBy !== null
          ? t('fetchedBy', { name: file.fetchedBy.name, at: instants.instant(file.fetchedAt) })
          : t('notFetched')}
      </p>
      {isEmptied(file) && <p className="text-sm">{t('emptied')}</p>}
      <p className="text-sm text-muted">
        {t('hash')} <code className="break-all text-xs">{file.sha256}</code>
      </p>
    </div>
  );
}
