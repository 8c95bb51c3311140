import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { homeOf } from '#app/frame/session/destination.ts';
import { DrawnLogo } from '#ui/drawn-logo.tsx';
import { DropdownMenu, MenuLink } from '#ui/dropdown-menu.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { AccountMenu } from './account-menu.tsx';
import type { AccountControls } from './account-panel.tsx';
import { ariaCurrent, phoneEntries } from './navigation-entries.ts';
import { SearchButton } from './search-button.tsx';
import { WaitingMark } from './waiting-mark.tsx';

export function PhoneTopBar({ onSearch, ...controls }: AccountControls & { onSearch: () => void }) {
  const { t } = useTranslation(['app', 'common']);
  return (
    <header className="sticky top-0 z-30 flex items-center gap-1 border-b border-line bg-surface px-4 py-1.5 md:hidden print:hidden">
      <Link
        to={homeOf(controls.user)}
        aria-label={t('app:dashboardLink')}
        className="mr-auto inline-flex min-h-11 items-center rounded-md"
      >
        <DrawnLogo name={t('common:productName')} />
      </Link>
      <SearchButton onSearch={onSearch} />
      <AccountMenu compact {...controls} />
    </header>
  );
}

/** What a thumb can reach without stretching; the rest waits behind « Plus ». */
const PLACES = 5;

const placeClass =
  'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] text-muted aria-[current]:font-medium aria-[current]:text-sea';

export function PhoneBottomBar({ user, waiting }: { user: StoredUser; waiting: number }) {
  const { t } = useTranslation(['app', 'pages']);
  const { pathname } = useLocation();
  const { shown, behind } = phoneEntries(user, PLACES);
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
              <span className="max-w-full truncate">{t(`pages:${page}.short`)}</span>
              <WaitingMark
                page={page}
                waiting={waiting}
                className="absolute top-1 left-[calc(50%+0.25rem)]"
              />
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
                  {t(`pages:${page}.name`)}
                </MenuLink>
              ))}
            </DropdownMenu>
          </li>
        )}
      </ul>
    </nav>
  );
}
