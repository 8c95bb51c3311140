import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useToday } from '#web/clock/use-today.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import { isInvited, type Member } from './member.ts';
import { MemberName } from './member-name.tsx';
import type { PeopleColumn } from './people-columns.ts';
import type { UserColumn } from './sort-members.ts';
import type { Figures } from './use-figures.ts';
import { type ActionHandlers, UserActions } from './user-actions.tsx';

export type UserTableProps = ActionHandlers & {
  user: StoredUser;
  members: readonly Member[];
  sort: Sort<UserColumn>;
  onSort: (sort: Sort<UserColumn>) => void;
  columns: readonly PeopleColumn[];
  /** Undefined while it is being counted. */
  figuresOf: (member: Member) => Figures | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (member: Member, on: boolean) => void;
};

export function UsersTable(props: UserTableProps) {
  const { user, members, sort, onSort, columns, chosen, onChoose, figuresOf: _, ...actions } = props;
  const { t } = useTranslation('users');
  const told = useToldColumns(props);
  const table: Column<Member, UserColumn>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      sortable: true,
      rowHeader: true,
      cell: (member) => (
        <MemberName
          user={user}
          member={member}
          chosen={chosen.has(member.id)}
          onChoose={(on) => onChoose(member, on)}
        />
      ),
    },
    ...columns.map((column) => told[column]),
    {
      key: 'actions',
      header: t('columns.actions'),
      corner: true,
      quiet: true,
      cell: (member) => <UserActions user={user} member={member} {...actions} />,
    },
  ];
  return (
    <Table
      wide
      caption={t('caption')}
      columns={table}
      rows={members}
      rowKey={(member) => member.id}
      sort={sort}
      onSort={onSort}
    />
  );
}

const unknown = <Skeleton className="inline-block h-4 w-16" />;
const none = <span className="text-muted">—</span>;

/** The columns to choose from. Figures are counted for the page on show, so that nothing sorts by them. */
function useToldColumns({ figuresOf }: UserTableProps): Record<PeopleColumn, Column<Member, UserColumn>> {
  const { t } = useTranslation('users');
  const instants = useInstants();
  const formats = useFormats();
  const today = useToday();
  const { shortPeriod } = useLeaveWords();
  const figure = (member: Member, tell: (figures: Figures) => ReactNode) => {
    const figures = figuresOf(member);
    return figures === undefined ? unknown : (tell(figures) ?? none);
  };
  return {
    teams: {
      key: 'teams',
      header: t('columns.teams'),
      cell: (member) => (
        <span className="block wrap-anywhere min-w-16">
          {figure(member, ({ teams }) => (teams.length > 0 ? teams.join(', ') : null))}
        </span>
      ),
    },
    paidLeave: {
      key: 'paidLeave',
      header: t('columns.paidLeave'),
      numeric: true,
      cell: (member) =>
        figure(member, ({ paidLeave }) => (paidLeave === null ? null : formats.figure(paidLeave))),
    },
    nextLeave: {
      key: 'nextLeave',
      header: t('columns.nextLeave'),
      cell: (member) =>
        figure(
          member,
          ({ nextLeave }) =>
            nextLeave && (
              <span className="flex flex-col items-start gap-0.5 min-w-24 as-cards:items-end">
                <span className="tabular-nums">{shortPeriod(nextLeave)}</span>
                {nextLeave.startDate <= today && <Badge tone="sea">{t('today')}</Badge>}
              </span>
            ),
        ),
    },
    role: {
      key: 'role',
      header: t('columns.role'),
      sortable: true,
      cell: (member) => <RoleBadge roleName={member.role} />,
    },
    joinedAt: {
      key: 'joinedAt',
      header: t('columns.joinedAt'),
      sortable: true,
      cell: (member) =>
        isInvited(member) ? (
          <span className="flex flex-col items-start gap-0.5 as-cards:items-end">
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
    lastSeenAt: {
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
  };
}
