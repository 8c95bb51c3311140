import { Ellipsis, LogOut, MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { isPrivileged } from '#domain/access/can.ts';
import type { StoredUser } from '#web/api/stored-session.ts';
import { changeLanguage } from '#web/i18n/change-language.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language, toLanguage } from '#web/i18n/language.ts';
import { PAGES } from '#web/navigation/pages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DropdownMenu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#web/ui/dropdown-menu.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { setTheme, THEMES, useTheme } from '#web/ui/theme/theme.ts';
import { navigationFor } from './navigation-entries.ts';

type PhoneTopBarProps = { user: StoredUser; onLogout: () => void; onLanguage: (language: Language) => void };

export function PhoneTopBar({ user, onLogout, onLanguage }: PhoneTopBarProps) {
  const { t, i18n } = useTranslation(['app', 'common']);
  const theme = useTheme();
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-4 py-2 md:hidden">
      <Link to={PAGES.dashboard.path} aria-label={t('app:dashboardLink')} className="rounded-md">
        <Logo name={t('common:productName')} />
      </Link>
      <DropdownMenu
        trigger={
          <button
            type="button"
            aria-label={t('app:accountOf', { name: user.name })}
            className="rounded-full p-1"
          >
            <Avatar name={user.name} />
          </button>
        }
      >
        <div className="flex flex-col items-start gap-1 px-2.5 py-2">
          <p className="font-medium">{user.name}</p>
          <p className="text-sm break-all text-muted">{user.email}</p>
          {isPrivileged(user) && <Badge tone="amber">{t('app:managerBadge')}</Badge>}
        </div>
        <MenuSeparator />
        <MenuLink to={PAGES.sessions.path} icon={<MonitorSmartphone className="size-4" aria-hidden="true" />}>
          {t('common:pages.sessions')}
        </MenuLink>
        <MenuSeparator />
        <MenuChoice
          label={t('common:preferences.theme')}
          value={theme}
          onChange={setTheme}
          options={THEMES.map((value) => ({ value, label: t(`common:preferences.themes.${value}`) }))}
        />
        <MenuSeparator />
        <MenuChoice
          label={t('common:preferences.language')}
          value={toLanguage(i18n.language)}
          onChange={(language) => {
            changeLanguage(i18n, language);
            onLanguage(language);
          }}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <MenuSeparator />
        <MenuItem icon={<LogOut className="size-4" aria-hidden="true" />} onSelect={onLogout}>
          {t('app:logout')}
        </MenuItem>
      </DropdownMenu>
    </header>
  );
}

/** What a thumb can reach without stretching; the rest waits behind « Plus ». */
const PLACES = 5;

const placeClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-1 text-xs text-muted aria-[current=page]:font-medium aria-[current=page]:text-sea';

export function PhoneBottomBar({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['app', 'common']);
  const entries = navigationFor(user);
  const fits = entries.length <= PLACES;
  const shown = fits ? entries : entries.slice(0, PLACES - 1);
  const behind = entries.slice(shown.length);
  return (
    <nav
      aria-label={t('app:navigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="flex">
        {shown.map(({ page, path, Icon }) => (
          <li key={page} className="min-w-0 flex-1">
            <NavLink to={path} className={placeClass}>
              <Icon className="size-5" aria-hidden="true" />
              <span className="max-w-full truncate">{t(`common:pages.${page}`)}</span>
            </NavLink>
          </li>
        ))}
        {behind.length > 0 && (
          <li className="min-w-0 flex-1">
            <DropdownMenu
              side="top"
              trigger={
                <button type="button" className={placeClass}>
                  <Ellipsis className="size-5" aria-hidden="true" />
                  {t('app:more')}
                </button>
              }
            >
              {behind.map(({ page, path, Icon }) => (
                <MenuLink key={page} to={path} icon={<Icon className="size-4" aria-hidden="true" />}>
                  {t(`common:pages.${page}`)}
                </MenuLink>
              ))}
            </DropdownMenu>
          </li>
        )}
      </ul>
    </nav>
  );
}
