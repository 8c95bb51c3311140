import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DrawnLogo } from '#ui/drawn-logo.tsx';
import { DropdownMenu, MenuLink } from '#ui/dropdown-menu.tsx';
import { Popover } from '#ui/popover.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { type AccountControls, AccountPanel } from './account-panel.tsx';
import { ariaCurrent, navigationFor } from './navigation-entries.ts';

export function PhoneTopBar(controls: AccountControls) {
  const { t } = useTranslation(['app', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex items-center justify-between border-b border-line bg-surface px-4 py-2 md:hidden print:hidden">
      <Link to={PAGES.dashboard.path} aria-label={t('app:dashboardLink')} className="rounded-md">
        <DrawnLogo name={t('common:productName')} />
      </Link>
      <Popover
        label={t('app:account')}
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <button
            type="button"
            aria-label={t('app:accountOf', { name: controls.user.name })}
            className="rounded-full p-1"
          >
            <Avatar name={controls.user.name} />
          </button>
        }
      >
        <AccountPanel {...controls} onLeave={() => setOpen(false)} />
      </Popover>
    </header>
  );
}

/** What a thumb can reach without stretching; the rest waits behind « Plus ». */
const PLACES = 5;

const placeClass =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] text-muted aria-[current]:font-medium aria-[current]:text-sea';

export function PhoneBottomBar({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['app', 'common']);
  const { pathname } = useLocation();
  const entries = navigationFor(user);
  const fits = entries.length <= PLACES;
  const shown = fits ? entries : entries.slice(0, PLACES - 1);
  const behind = entries.slice(shown.length);
  return (
    <nav
      aria-label={t('app:navigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {shown.map(({ page, path, Icon, otherPaths }) => (
          <li key={page} className="min-w-0 flex-1">
            <Link to={path} aria-current={ariaCurrent({ path, otherPaths }, pathname)} className={placeClass}>
              <Icon className="size-5" aria-hidden="true" />
              <span className="max-w-full truncate">{t(`app:short.${page}`)}</span>
            </Link>
          </li>
        ))}
        {behind.length > 0 && (
          <li className="min-w-0 flex-1">
            <DropdownMenu
              side="top"
              trigger={
                <button
                  type="button"
                  aria-current={behind.some((entry) => ariaCurrent(entry, pathname)) || undefined}
                  className={placeClass}
                >
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
