import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { privacyEndpoints } from '#contract/privacy.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { download } from '#web/api/download.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';

type Copy = EndpointAnswer<typeof privacyEndpoints.readCopy>;

export function CopiesList({ copies }: { copies: readonly Copy[] }) {
  const { t } = useTranslation('privacy');
  const sentence = useErrorSentence();
  const instants = useReaderInstants();
  const queries = useQueryClient();
  const ownId = useStoredSession()?.user.id;
  const fetching = useMutation({
    mutationFn: ({ id }: Copy) => download(privacyEndpoints.fetchCopy, { params: { id } }),
    // That it was fetched is in the list now.
    onSuccess: () => queries.invalidateQueries({ queryKey: endpointKey(privacyEndpoints.listCopies) }),
  });
  if (copies.length === 0) return <p className="text-muted">{t('list.none')}</p>;
  return (
    <div className="flex flex-col gap-4">
      {fetching.isError && <Banner tone="error" title={sentence(fetching.error, t('list.fetchFailed'))} />}
      <ul aria-label={t('list.title')} className="divide-y divide-line">
        {copies.map((copy) => (
          <li key={copy.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
            <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
              <p className="wrap-anywhere font-medium">
                {copy.about === 'organization'
                  ? t('list.company')
                  : copy.of.id === ownId
                    ? t('list.mine')
                    : t('list.of', { name: copy.of.name })}
              </p>
              <p className="text-sm text-muted">
                {t('list.asked', { at: instants.instant(copy.askedAt) })}{' '}
                {copy.state === 'ready' && copy.expiresAt !== null
                  ? t('list.ready', { at: instants.instant(copy.expiresAt) })
                  : t(copy.state === 'waiting' ? 'list.waiting' : 'list.expired')}
              </p>
            </div>
            {copy.state === 'ready' && (
              <Button
                size="sm"
                variant="secondary"
                icon={<Download className="size-4" aria-hidden="true" />}
                busyLabel={fetching.isPending && fetching.variables.id === copy.id && t('list.fetching')}
                onClick={() => fetching.mutate(copy)}
              >
                {t('list.fetch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
