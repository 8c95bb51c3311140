import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { isPrivileged } from '#domain/access/can.ts';
import type { Language } from '#domain/text/language.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { LanguageSwitch } from '#web/language-switch.tsx';
import { ThemeSwitch } from '#web/theme-switch.tsx';

export type AccountControls = {
  user: StoredUser;
  onLogout: () => void;
  onLanguage: (language: Language) => void;
};

export const navigationItemClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-plain text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-sea-soft aria-[current]:font-medium aria-[current]:text-sea';

/** Who one is here, and what one can change about it: at the foot of the rail, or behind the avatar on a phone. */
export function AccountPanel({
  user,
  onLogout,
  onLanguage,
  onLeave,
}: AccountControls & { onLeave?: () => void }) {
  const { t } = useTranslation(['app', 'common']);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={user.name} />
        <div className="min-w-0">
          <p className="truncate font-medium" title={user.name}>
            {user.name}
          </p>
          <p className="truncate text-sm text-muted" title={user.email}>
            {user.email}
          </p>
        </div>
      </div>
      {isPrivileged(user) && (
        <div>
          <Badge tone="amber">{t('app:managerBadge')}</Badge>
        </div>
      )}
      <NavLink to={PAGES.profile.path} onClick={onLeave} className={`${navigationItemClass} -mx-2 px-2!`}>
        {t('common:pages.profile')}
      </NavLink>
      <div className="flex flex-wrap gap-2">
        <ThemeSwitch />
        <LanguageSwitch short onChosen={onLanguage} />
      </div>
      <Button
        variant="secondary"
        size="sm"
        icon={<LogOut className="size-4" aria-hidden="true" />}
        onClick={onLogout}
      >
        {t('app:logout')}
      </Button>
    </div>
  );
}
