import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { isApproved } from '#domain/leave-requests/request-states.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { isInvited, type Member } from './member.ts';

type RemoveUserDialogProps = { user: StoredUser; member: Member; onClose: () => void };

/** Names what removing someone brings about, their teams and their leave included, before asking. */
export function RemoveUserDialog({ user, member, onClose }: RemoveUserDialogProps) {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const toast = useToast();
  const sentence = useErrorSentence();
  const teams = useQuery(endpointQuery(teamsEndpoints.list, {}));
  const leave = useLeaveThatEnds(member);
  const remove = useWrite(usersEndpoints.remove, {
    onSuccess: () => {
      toast({ title: t('remove.done', { name: member.name }) });
      onClose();
    },
  });
  const led = (teams.data ?? []).filter((team) => team.manager?.id === member.id).map(({ name }) => name);
  const belongsTo = (teams.data ?? [])
    .filter((team) => team.members.some(({ user: each }) => each.id === member.id))
    .map(({ name }) => name);
  const consequences = [
    isInvited(member) ? t('remove.linkEnds') : t('remove.sessionsEnd'),
    t('remove.seatFree'),
    ...leave,
    ...(belongsTo.length > 0 ? [t('remove.leaves', { teams: formats.list(belongsTo) })] : []),
    ...(led.length > 0 ? [t('remove.unled', { count: led.length, teams: formats.list(led) })] : []),
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('remove.title', { name: member.name })}
      consequence={
        <>
          {consequences.map((consequence) => (
            <Line key={consequence}>{consequence}</Line>
          ))}
          {can(user, 'employment.edit', member) && (
            <Line>
              {t('remove.departure')}{' '}
              <Link to={pathOf(PAGES.person, { id: member.id })} state={{ departure: true }} className="link">
                {t('remove.recordDeparture')}
              </Link>
            </Line>
          )}
        </>
      }
      confirmLabel={t('remove.confirm')}
      busyLabel={remove.isPending && t('remove.removing')}
      error={remove.isError ? sentence(remove.error, t('remove.failed')) : undefined}
      onConfirm={() => remove.mutate({ params: { id: member.id } })}
    />
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className="mt-1 block">{children}</span>;
}

/** What waits is withdrawn and what is to come is cancelled, each named by its days. */
function useLeaveThatEnds(member: Member): string[] {
  const { t } = useTranslation('users');
  const formats = useFormats();
  const words = useLeaveWords();
  const today = useToday();
  const query = { user: member.id, from: today };
  const requests = useQuery(endpointQuery(leaveRequestsEndpoints.list, { query }));
  const waiting = useQuery(
    endpointQuery(leaveRequestsEndpoints.list, { query: { user: member.id, status: 'pending' } }),
  );
  if (requests.isError || waiting.isError) return [t('remove.unknown')];
  if (!requests.data || !waiting.data) return [t('remove.looking')];
  const pending = waiting.data;
  const coming = requests.data.filter(({ status, startDate }) => isApproved(status) && startDate > today);
  const named = (list: typeof pending) => ({
    count: list.length,
    leave: formats.list(list.map((request) => words.shortPeriod(request))),
  });
  return [
    ...(pending.length > 0 ? [t('remove.pending', named(pending))] : []),
    ...(coming.length > 0 ? [t('remove.coming', named(coming))] : []),
    t('remove.history'),
  ];
}
