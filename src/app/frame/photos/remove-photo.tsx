import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { photosEndpoints } from '#contract/photos.ts';
import { can } from '#domain/access/can.ts';
import type { Role } from '#domain/members/role.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type RemovePhotoProps = { reader: StoredUser; person: { id: string; name: string; role: Role } };

/** L16: for admins, on the page of somebody who has a photo; one's own is in one's profile. */
export function RemovePhoto({ reader, person }: RemovePhotoProps) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const sentence = useErrorSentence();
  const { data: photos } = useQuery(endpointQuery(photosEndpoints.list, {}));
  const remove = useWrite(photosEndpoints.remove, { onSuccess: () => toast({ title: t('photo.removed') }) });
  const has = photos?.some(({ userId }) => userId === person.id) === true;
  if (!has || reader.id === person.id || !can(reader, 'photo.remove', person)) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name={person.name} personId={person.id} size="lg" />
      <Button
        size="sm"
        variant="dangerQuiet"
        busyLabel={remove.isPending && t('photo.removing')}
        onClick={() => remove.mutate({ params: { id: person.id } })}
      >
        {t('photo.remove')}
      </Button>
      {remove.isError && (
        <div role="alert">
          <FieldError text={sentence(remove.error, t('photo.failed'))} />
        </div>
      )}
    </div>
  );
}
