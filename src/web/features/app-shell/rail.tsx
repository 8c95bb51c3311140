import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { isPrivileged } from '#domain/access/can.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { LanguageSwitch } from '#web/features/preferences/language-switch.tsx';
import { ThemeSwitch } from '#web/features/preferences/theme-switch.tsx';
import type { Language } from '#web/i18n/language.ts';
import { PAGES } from '#web/navigation/pages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { navigationFor } from './navigation-entries.ts';

type RailProps = { user: StoredUser; onLogout: () => void; onLanguage: (language: Language) => void };

const itemClass =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] text-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-sea-soft aria-[current=page]:font-medium aria-[current=page]:text-sea';

/** Wide screens: everything in one column on the left. */
export function Rail({ user, onLogout, onLanguage }: RailProps) {
  const { t } = useTranslation(['app', 'common']);
  return (
    <header className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-surface px-3 py-5 md:flex">
      <Link
        to={PAGES.dashboard.path}
        aria-label={t('app:dashboardLink')}
        className="mx-2 self-start rounded-md"
      >
        <Logo name={t('common:productName')} />
      </Link>
      <nav aria-label={t('app:navigation')} className="flex-1">
        <ul className="flex flex-col gap-1">
          {navigationFor(user).map(({ page, path, Icon }) => (
            <li key={page}>
              <NavLink to={path} className={itemClass}>
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {t(`common:pages.${page}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={t('app:account')} className="flex flex-col gap-3 border-t border-line px-2 pt-5">
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
        <NavLink to={PAGES.sessions.path} className={`${itemClass} -mx-2 px-2!`}>
          {t('common:pages.sessions')}
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
      </section>
    </header>
  );
}
