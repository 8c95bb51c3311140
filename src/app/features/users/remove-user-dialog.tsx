import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamsEndpoints } from '#contract/teams.ts';
import { usersEndpoints } from '#contract/users.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { isInvited, type Member } from './member.ts';

/** Names what removing someone brings about, the teams they lead included, before asking. */
export function RemoveUserDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const teams = useQuery(endpointQuery(teamsEndpoints.list, {}));
  const remove = useWrite(usersEndpoints.remove, {
    onSuccess: () => {
      toast({ title: t('remove.done', { name: member.name }) });
      onClose();
    },
  });
  const led = (teams.data ?? []).filter((team) => team.manager?.id === member.id).map(({ name }) => name);
  const belongsTo = (teams.data ?? [])
    .filter((team) => team.members.some(({ user }) => user.id === member.id))
    .map(({ name }) => name);
  const consequences = [
    isInvited(member) ? t('remove.linkEnds') : t('remove.sessionsEnd'),
    t('remove.seatFree'),
    ...(belongsTo.length > 0 ? [t('remove.leaves', { teams: formats.list(belongsTo) })] : []),
    ...(led.length > 0 ? [t('remove.unled', { count: led.length, teams: formats.list(led) })] : []),
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('remove.title', { name: member.name })}
      consequence={consequences.map((consequence) => (
        <span key={consequence} className="mt-1 block">
          {consequence}
        </span>
      ))}
      confirmLabel={t('remove.confirm')}
      busyLabel={remove.isPending && t('remove.removing')}
      error={remove.isError ? sentence(remove.error, t('remove.failed')) : undefined}
      onConfirm={() => remove.mutate({ params: { id: member.id } })}
    />
  );
}
