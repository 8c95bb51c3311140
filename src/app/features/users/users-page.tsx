import { useQuery } from '@tanstack/react-query';
import ListPlus from 'lucide-react/icons/list-plus';
import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import type { Member } from './member.ts';
import { MoreActions } from './more-actions.tsx';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import { SeatsUsed } from './seats-used.tsx';
import { UserList } from './user-list.tsx';
import { UsersLoading } from './users-loading.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

/** Reading spreadsheets is for the few who open it. */
const BulkInviteDialog = lazy(() =>
  import('./bulk/bulk-invite-dialog.tsx').then((module) => ({ default: module.BulkInviteDialog })),
);

type Open = { dialog: 'add' | 'bulk' } | { dialog: 'role' | 'remove'; member: Member };

export function UsersPage({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['users', 'pages']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const list = useQuery(endpointQuery(usersEndpoints.list, {}));
  const [open, setOpen] = useKept<Open | null>('users.open', null);
  const resend = useWrite(usersEndpoints.resendInvitation, {
    onSuccess: ({ email }) => toast({ title: t('users:resend.done', { email }) }),
  });
  const close = () => setOpen(null);

  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6">
      <PageTitle title={t('pages:users.name')} />
      <PageHeader
        title={t('pages:users.name')}
        lead={t('users:lead')}
        actions={
          can(user, 'user.add') && (
            <>
              <MoreActions user={user} />
              <Button
                variant="secondary"
                icon={<ListPlus className="size-5" aria-hidden="true" />}
                onClick={() => setOpen({ dialog: 'bulk' })}
              >
                {t('users:bulk.open')}
              </Button>
              <Button
                icon={<UserPlus className="size-5" aria-hidden="true" />}
                onClick={() => setOpen({ dialog: 'add' })}
              >
                {t('users:add.open')}
              </Button>
            </>
          )
        }
      />
      {resend.isError && (
        <Banner
          tone="error"
          title={sentence(resend.error, t('users:resend.failed'))}
          onClose={resend.reset}
        />
      )}
      {list.isPending && <UsersLoading />}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('users:loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data && (
        <>
          {can(user, 'user.resend-invitation') && <WaitingInvitations members={list.data.users} />}
          <SeatsUsed seats={list.data.seats} mayChange={can(user, 'subscription.change')} />
          <UserList
            user={user}
            members={list.data.users}
            resending={resend.isPending ? resend.variables.params.id : null}
            onResend={({ id }) => resend.mutate({ params: { id } })}
            onChangeRole={(member) => setOpen({ dialog: 'role', member })}
            onRemove={(member) => setOpen({ dialog: 'remove', member })}
          />
          {open?.dialog === 'add' && <AddUserDialog user={user} seats={list.data.seats} onClose={close} />}
          {open?.dialog === 'bulk' && (
            <Suspense>
              <BulkInviteDialog
                user={user}
                members={list.data.users}
                seats={list.data.seats}
                onClose={close}
              />
            </Suspense>
          )}
          {open?.dialog === 'role' && <ChangeRoleDialog user={user} member={open.member} onClose={close} />}
          {open?.dialog === 'remove' && <RemoveUserDialog user={user} member={open.member} onClose={close} />}
        </>
      )}
    </div>
  );
}
