import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { Usage } from './subscription.ts';

type Member = Usage['users'][number];

export function MembersCard({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation('subscription');
  const instants = useInstants();
  const columns: Column<Member, 'name' | 'email' | 'role' | 'joined'>[] = [
    {
      key: 'name',
      header: t('members.name'),
      rowHeader: true,
      cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
    },
    {
      key: 'email',
      header: t('members.email'),
      cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
    },
    { key: 'role', header: t('members.role'), cell: ({ role }) => <RoleBadge roleName={role} /> },
    {
      key: 'joined',
      header: t('members.joined'),
      cell: ({ joinedAt }) => <span className="tabular-nums">{instants.day(joinedAt)}</span>,
    },
  ];
  return (
    <section aria-labelledby="members-title" className="flex flex-col gap-3">
      <h2 id="members-title" className="text-lg font-semibold">
        {t('members.title')}
      </h2>
      <div className={cardClass}>
        <Table caption={t('members.title')} columns={columns} rows={members} rowKey={({ id }) => id} />
      </div>
    </section>
  );
}
