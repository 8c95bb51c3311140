import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import type { DevUser } from './group-by-organization.ts';

type OrganizationUsersProps = {
  name: string;
  users: readonly DevUser[];
  loggingInAs: string | null;
  onLogin: (userId: string) => void;
};

export function OrganizationUsers({ name, users, loggingInAs, onLogin }: OrganizationUsersProps) {
  const { t } = useTranslation('dev');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cardClass}>
      <header className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3.5">
        <h2 id={headingId} className="font-semibold">
          {name}
        </h2>
        <p className="text-sm text-muted">{t('login.users', { count: users.length })}</p>
      </header>
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
            <Avatar name={user.name} />
            <div className="min-w-44 flex-1">
              <p className="font-medium">{user.name}</p>
              <p className="text-sm wrap-anywhere text-muted">{user.email}</p>
            </div>
            <RoleBadge roleName={user.role} />
            <Button
              size="sm"
              variant="secondary"
              aria-label={t('login.asNamed', { name: user.name })}
              busyLabel={loggingInAs === user.id && t('login.loggingIn')}
              onClick={() => onLogin(user.id)}
            >
              {t('login.as')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
