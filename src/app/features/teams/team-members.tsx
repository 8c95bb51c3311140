import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoToast } from '#app/frame/undo/use-undo-toast.ts';
import { teamsEndpoints } from '#contract/teams.ts';
import { can } from '#domain/access/can.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { call } from '#web/api/call.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { TeamPageData } from './team.ts';

type TeamMembersProps = { team: TeamPageData; user: StoredUser; onAdd: () => void };
type Member = TeamPageData['members'][number]['user'];

export function TeamMembers({ team, user, onAdd }: TeamMembersProps) {
  const { t } = useTranslation('teams');
  const undoToast = useUndoToast();
  const sentence = useErrorSentence();
  const [leaving, setLeaving] = useState<Member | null>(null);
  const mayManage = can(user, 'team.manage');
  const setMembers = useWrite(teamsEndpoints.setMembers, {
    onSuccess: ({ id, undoSeconds }) => {
      undoToast({
        title: t('page.removed', { name: leaving?.name ?? '' }),
        seconds: undoSeconds,
        endpoint: teamsEndpoints.undoMembers,
        undo: () => call(teamsEndpoints.undoMembers, { params: { id } }),
        isTold: false,
      });
      setLeaving(null);
    },
  });
  const members = team.members.map((member) => member.user);
  return (
    <section aria-labelledby="team-members" className={cardClass}>
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <h2 id="team-members" className="font-semibold">
          {t('page.members', { count: team._count.members })}
        </h2>
        {mayManage && (
          <Button
            size="sm"
            variant="secondary"
            icon={<UserPlus className="size-4" aria-hidden="true" />}
            onClick={onAdd}
          >
            {t('page.choose')}
          </Button>
        )}
      </header>
      {members.length === 0 ? (
        <EmptyState scene="deckchair" title={t('page.emptyTitle')} headingLevel={3}>
          {t('page.empty')}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {members.map((member) => (
            <li key={member.id} className="flex items-center gap-x-4 gap-y-2 px-5 py-3">
              <Avatar name={member.name} personId={member.id} />
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-medium wrap-anywhere">{member.name}</span>
                <RoleBadge roleName={member.role} />
                {member.status === 'invited' && <Badge tone="pending">{t('page.invited')}</Badge>}
              </span>
              {mayManage && (
                <IconButton
                  label={t('page.removeNamed', { name: member.name })}
                  icon={<UserMinus className="size-5" aria-hidden="true" />}
                  onClick={() => {
                    setMembers.reset();
                    setLeaving(member);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={t('page.removeTitle', { name: leaving?.name ?? '', team: team.name })}
        consequence={t('page.removeText')}
        confirmLabel={t('page.remove')}
        busyLabel={setMembers.isPending && t('edit.saving')}
        error={setMembers.isError ? sentence(setMembers.error, t('edit.failed')) : undefined}
        onConfirm={() =>
          setMembers.mutate({
            params: { id: team.id },
            body: { userIds: members.filter(({ id }) => id !== leaving?.id).map(({ id }) => id) },
          })
        }
      />
    </section>
  );
}
