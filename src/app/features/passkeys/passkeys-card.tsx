import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '#app/frame/passkeys/device-answer.ts';
import { usePasskeySentence } from '#app/frame/passkeys/use-passkey-sentence.ts';
import { passkeysEndpoints } from '#contract/passkeys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointKey, endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { type Passkey, PasskeyRow } from './passkey-row.tsx';
import { RenameDialog } from './rename-dialog.tsx';

/** The passkeys of whoever is logged in: made here, named and removed. */
export function PasskeysCard() {
  const { t } = useTranslation('passkeys');
  const queryClient = useQueryClient();
  const toast = useToast();
  const sentence = useErrorSentence();
  const passkeySentence = usePasskeySentence();
  const list = useQuery(endpointQuery(passkeysEndpoints.list, {}));
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);

  const making = useMutation({
    mutationFn: async () => (await import('#app/frame/passkeys/ask-device.ts')).askForPasskey(),
    onSuccess: () => {
      toast({ title: t('made') });
      return queryClient.invalidateQueries({ queryKey: endpointKey(passkeysEndpoints.list) });
    },
  });
  const removal = useWrite(passkeysEndpoints.remove, {
    onSuccess: () => {
      setRemoved(null);
      toast({ title: t('removed') });
    },
  });
  const full = list.data !== undefined && list.data.passkeys.length >= list.data.most;

  return (
    <section aria-labelledby="passkeys-title" className="flex flex-col gap-4">
      <div>
        <h2 id="passkeys-title" className="text-lg font-semibold">
          {t('title')}
        </h2>
        <p className="mt-1 text-muted">{t('lead')}</p>
      </div>
      {list.isPending && (
        <LoadingArea label={t('loading')}>
          <div className={`${cardClass} p-5`}>
            <Skeleton className="h-5 w-1/2" />
          </div>
        </LoadingArea>
      )}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data && list.data.passkeys.length > 0 && (
        <ul className={`${cardClass} divide-y divide-line`}>
          {list.data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() => {
                removal.reset();
                setRemoved(passkey);
              }}
            />
          ))}
        </ul>
      )}
      {making.isError && <Banner tone="error" title={passkeySentence(making.error)} />}
      {list.data && (
        <div className="flex flex-col items-start gap-2">
          {knowsPasskeys() ? (
            <Button
              variant="secondary"
              icon={<Plus className="size-5" aria-hidden="true" />}
              disabled={full}
              busyLabel={making.isPending && t('making')}
              onClick={() => making.mutate()}
            >
              {t('make')}
            </Button>
          ) : (
            <p className="text-muted">{t('unknownHere')}</p>
          )}
          {full && <p className="text-sm text-muted">{t('full', { most: list.data.most })}</p>}
        </div>
      )}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={(open) => !open && setRemoved(null)}
        title={t('remove.title', { name: removed?.name ?? '' })}
        consequence={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        busyLabel={removal.isPending && t('remove.removing')}
        error={removal.isError ? sentence(removal.error) : undefined}
        onConfirm={() => removed && removal.mutate({ params: { id: removed.id } })}
      />
    </section>
  );
}
