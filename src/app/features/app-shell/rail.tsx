import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { DrawnLogo } from '#ui/drawn-logo.tsx';
import { type AccountControls, AccountPanel, navigationItemClass } from './account-panel.tsx';
import { ariaCurrent, navigationFor } from './navigation-entries.ts';

/** Wide screens: everything in one column on the left. */
export function Rail(controls: AccountControls) {
  const { t } = useTranslation(['app', 'common']);
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 hidden h-dvh w-60 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-surface px-3 py-5 md:flex print:hidden">
      <Link
        to={PAGES.dashboard.path}
        aria-label={t('app:dashboardLink')}
        className="mx-2 self-start rounded-md"
      >
        <DrawnLogo name={t('common:productName')} />
      </Link>
      <nav aria-label={t('app:navigation')} className="flex-1">
        <ul className="flex flex-col gap-1">
          {navigationFor(controls.user).map(({ page, path, Icon, otherPaths }) => (
            <li key={page}>
              <Link
                to={path}
                aria-current={ariaCurrent({ path, otherPaths }, pathname)}
                className={navigationItemClass}
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {t(`common:pages.${page}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-label={t('app:account')} className="border-t border-line px-2 pt-5">
        <AccountPanel {...controls} />
      </section>
    </header>
  );
}
