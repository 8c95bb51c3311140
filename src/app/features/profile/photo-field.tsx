import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { photosEndpoints } from '#contract/photos.ts';
import { MEDIA_TYPES } from '#domain/files/file-limits.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { call } from '#web/api/call.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { refreshAfter } from '#web/api/touched-by.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { squarePhoto } from './square-photo.ts';

/** One's own photo, or the initials that stand in its place. */
export function PhotoField({ user }: { user: StoredUser }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const sentence = useErrorSentence();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const photos = useQuery(endpointQuery(photosEndpoints.list, {}));
  const has = photos.data?.some(({ userId }) => userId === user.id) === true;
  const set = useMutation({
    mutationFn: (upload: Uint8Array<ArrayBuffer>) => call(photosEndpoints.set, { upload }),
    onSuccess: () => {
      void refreshAfter(queryClient, photosEndpoints.set);
      toast({ title: t('photo.done') });
    },
  });
  const remove = useWrite(photosEndpoints.remove, { onSuccess: () => toast({ title: t('photo.removed') }) });
  const failed = set.error ?? remove.error;
  const pick = async (file: File): Promise<void> => {
    const square = await squarePhoto(file);
    setUnreadable(square === null);
    if (square) set.mutate(square);
  };
  return (
    <div className="flex items-start gap-4">
      <Avatar name={user.name} personId={user.id} size="lg" />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="text-sm font-medium">{t('photo.label')}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('photo.choose')}
          accept={`${MEDIA_TYPES.png},${MEDIA_TYPES.jpeg}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void pick(file);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="secondary"
            busyLabel={set.isPending && t('photo.saving')}
            onClick={() => input.current?.click()}
          >
            {t(has ? 'photo.replace' : 'photo.choose')}
          </Button>
          {has && (
            <Button
              size="sm"
              variant="dangerQuiet"
              busyLabel={remove.isPending && t('photo.removing')}
              onClick={() => remove.mutate({ params: { id: user.id } })}
            >
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">{t('photo.hint')}</p>
        {(unreadable || failed) && (
          <div role="alert">
            <FieldError text={unreadable ? t('photo.unreadable') : sentence(failed, t('photo.failed'))} />
          </div>
        )}
      </div>
    </div>
  );
}
