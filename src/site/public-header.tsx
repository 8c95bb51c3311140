import { Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { LanguageSwitch } from '#app/frame/preferences/language-switch.tsx';
import { ThemeSwitch } from '#app/frame/preferences/theme-switch.tsx';
import { existingPages, PAGES } from '#app/navigation/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Logo } from '#ui/logo.tsx';

const sitePages = existingPages(['features', 'pricing', 'blog', 'demo']);

const linkClass =
  'inline-flex min-h-11 items-center rounded-md px-2 text-plain text-muted no-underline hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';

export function PublicHeader() {
  const { t } = useTranslation('common');
  const isSwitchShown = useLanguageSwitchShown();
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <Link to={PAGES.home.path} aria-label={t('homeLink')} className="rounded-md">
        <Logo name={t('productName')} />
      </Link>
      <nav aria-label={t('mainNavigation')} className="hidden items-center gap-1 lg:flex">
        {sitePages.map((name) => (
          <NavLink key={name} to={PAGES[name].path} className={linkClass}>
            {t(`pages.${name}`)}
          </NavLink>
        ))}
      </nav>
      <div className="flex items-center gap-2">
        <div className="hidden items-center gap-2 lg:flex">
          <ThemeSwitch />
          {isSwitchShown && <LanguageSwitch short />}
          <Link to={PAGES.login.path} className={linkClass}>
            {t('pages.login')}
          </Link>
        </div>
        <ButtonLink to={PAGES.freeTrial.path} size="sm" className="max-[22rem]:hidden">
          {t('pages.freeTrial')}
        </ButtonLink>
        <SmallMenu isSwitchShown={isSwitchShown} />
      </div>
    </header>
  );
}

/** The browser's own disclosure: it opens before any script has run. Leaving the page closes it. */
function SmallMenu({ isSwitchShown }: { isSwitchShown: boolean }) {
  const { t } = useTranslation('common');
  const { key } = useLocation();
  return (
    <details key={key} className="group relative lg:hidden">
      <summary
        aria-label={t('menu')}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute right-0 z-20 mt-2 flex w-64 flex-col gap-3 rounded-md border border-line bg-surface p-4">
        <nav aria-label={t('mainNavigation')}>
          <ul className="flex flex-col">
            {[...sitePages, ...existingPages(['documentation', 'login'])].map((name) => (
              <li key={name}>
                <NavLink to={PAGES[name].path} className={linkClass}>
                  {t(`pages.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <ThemeSwitch />
          {isSwitchShown && <LanguageSwitch short />}
        </div>
      </div>
    </details>
  );
}

const DEVELOPER_FLAG = 'developer';

/** The landing page keeps to the visitor's language; there the switch is for whoever works on the texts. */
function useLanguageSwitchShown(): boolean {
  const { pathname } = useLocation();
  const hydrated = useHydrated();
  if (pathname !== PAGES.home.path) return true;
  return hydrated && localStorage.getItem(DEVELOPER_FLAG) !== null;
}
