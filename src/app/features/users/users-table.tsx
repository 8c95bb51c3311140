import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { isInvited, type Member } from './member.ts';
import type { UserColumn } from './sort-members.ts';
import { type ActionHandlers, UserActions } from './user-actions.tsx';

export type UserTableProps = ActionHandlers & {
  user: StoredUser;
  members: readonly Member[];
  sort: Sort<UserColumn>;
  onSort: (sort: Sort<UserColumn>) => void;
};

export function UsersTable({ user, members, sort, onSort, ...actions }: UserTableProps) {
  const { t } = useTranslation('users');
  const instants = useInstants();
  const columns: Column<Member, UserColumn>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      rowHeader: true,
      cell: (member) => (
        <span className="flex min-w-0 items-center gap-3 @2xl:min-w-56">
          <Avatar name={member.name} personId={member.id} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
              {can(user, 'balance.read', member) ? (
                <Link
                  to={`${PAGES.users.path}/${member.id}`}
                  className="-my-2 inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                  {member.name}
                </Link>
              ) : (
                member.name
              )}
              {member.id === user.id && <Badge>{t('you')}</Badge>}
            </span>
            <span className="block text-sm font-normal wrap-anywhere text-muted">{member.email}</span>
            {member.mailRefusedAt && (
              <span className="block text-sm font-normal text-rejected">{t('mailRefused')}</span>
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'role',
      header: t('columns.role'),
      sortable: true,
      cell: (member) => <RoleBadge roleName={member.role} />,
    },
    {
      key: 'joinedAt',
      header: t('columns.joinedAt'),
      sortable: true,
      cell: (member) =>
        isInvited(member) ? (
          <span className="flex flex-col items-start gap-0.5 @max-2xl:items-end">
            <Badge tone="pending">{t('invited')}</Badge>
            <span className="text-sm text-muted">
              {member.invitationWaits
                ? t('notSent')
                : t('invitedOn', { day: instants.day(member.invitedAt ?? member.joinedAt) })}
            </span>
          </span>
        ) : (
          <span className="tabular-nums">{instants.day(member.joinedAt)}</span>
        ),
    },
    {
      key: 'lastSeenAt',
      header: t('columns.lastSeenAt'),
      sortable: true,
      cell: (member) =>
        member.lastSeenAt ? (
          <time
            dateTime={member.lastSeenAt}
            title={instants.instant(member.lastSeenAt)}
            className="tabular-nums"
          >
            {instants.day(member.lastSeenAt)}
          </time>
        ) : (
          <span className="text-muted">{t('neverSeen')}</span>
        ),
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      corner: true,
      cell: (member) => <UserActions user={user} member={member} {...actions} />,
    },
  ];
  return (
    <Table
      caption={t('caption')}
      columns={columns}
      rows={members}
      rowKey={(member) => member.id}
      sort={sort}
      onSort={onSort}
    />
  );
}
