import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { homeOf } from '#app/frame/session/destination.ts';
import { DrawnLogo } from '#ui/drawn-logo.tsx';
import { LogoMark } from '#ui/logo-mark.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { AccountControls } from './account-panel.tsx';
import { ariaCurrent, NAVIGATION_GROUPS, navigationFor } from './navigation-entries.ts';
import { SearchButton } from './search-button.tsx';
import { WaitingMark } from './waiting-mark.tsx';

const itemClass =
  'relative flex min-h-10 items-center gap-3 rounded-md px-3 py-1.5 text-plain text-muted hover:bg-sunken hover:text-ink aria-[current]:bg-sea-soft aria-[current]:font-medium aria-[current]:text-sea max-lg:min-h-13 max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0.5';

type RailProps = AccountControls & { waiting: number; onSearch: () => void };

/** Wide screens: everything in one column on the left; on a tablet a slim one, with short names below the icons. */
export function Rail({ waiting, onSearch, ...controls }: RailProps) {
  const { t } = useTranslation(['app', 'common', 'pages']);
  const { pathname } = useLocation();
  const entries = navigationFor(controls.user);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another entry.
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <header className="sticky top-0 hidden h-dvh w-22 shrink-0 flex-col gap-4 overflow-y-auto border-r border-line bg-surface px-1.5 py-4 md:flex lg:w-64 lg:px-3 print:hidden">
      <Link
        to={homeOf(controls.user)}
        aria-label={t('app:dashboardLink')}
        className="self-center rounded-md lg:mx-2 lg:self-start"
      >
        <span className="hidden lg:block">
          <DrawnLogo name={t('common:productName')} />
        </span>
        <LogoMark className="size-9 lg:hidden" />
      </Link>
      <SearchButton onSearch={onSearch} />
      {/* It scrolls by itself on a low screen, so that the account stays in sight; its edges leave room for focus rings. */}
      <nav
        ref={list}
        aria-label={t('app:navigation')}
        className="-mx-1.5 -my-1 flex min-h-40 flex-1 flex-col gap-4 overflow-y-auto px-1.5 py-1 lg:-mx-3 lg:px-3"
      >
        {NAVIGATION_GROUPS.map((group) => {
          const members = entries.filter((entry) => entry.group === group);
          if (members.length === 0) return null;
          return (
            <div key={group} className="max-lg:border-t max-lg:border-line max-lg:pt-2">
              <p id={`nav-${group}`} className="px-3 pb-1 text-xs font-medium text-muted max-lg:sr-only">
                {t(`app:groups.${group}`)}
              </p>
              <ul aria-labelledby={`nav-${group}`} className="flex flex-col gap-0.5">
                {members.map(({ page, path, Icon, otherPaths }) => (
                  <li key={page}>
                    <Link
                      to={path}
                      aria-current={ariaCurrent({ path, otherPaths }, pathname)}
                      className={itemClass}
                    >
                      <Icon className="size-5 shrink-0" aria-hidden="true" />
                      <span className="min-w-0 flex-1 max-lg:sr-only">{t(`pages:${page}.name`)}</span>
                      {/* Drawn by CSS, so that the short name is no second name. */}
                      <span
                        aria-hidden="true"
                        data-short={t(`pages:${page}.short`)}
                        className="max-w-full truncate text-[0.6875rem] before:content-[attr(data-short)] lg:hidden"
                      />
                      <WaitingMark
                        page={page}
                        waiting={waiting}
                        className="max-lg:absolute max-lg:top-1 max-lg:right-2"
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <section aria-label={t('app:account')} className="border-t border-line pt-3">
        <AccountMenu {...controls} />
      </section>
    </header>
  );
}
