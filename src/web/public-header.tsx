import Menu from 'lucide-react/icons/menu';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Logo } from '#ui/logo.tsx';
import { Here } from './here.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const sitePages = ['features', 'pricing', 'blog', 'demo'] as const;
const menuPages = [...sitePages, 'documentation', 'login'] as const;

const linkClass =
  'inline-flex min-h-11 items-center rounded-md px-2 text-plain text-muted no-underline hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink';

export function PublicHeader() {
  const { t } = useTranslation('common');
  return (
    <header className="mx-auto flex w-full max-w-6xl items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <Link to={PAGES.home.path} aria-label={t('homeLink')} className="rounded-md">
        <Logo name={t('productName')} />
      </Link>
      <nav aria-label={t('mainNavigation')} className="hidden items-center gap-1 lg:flex">
        {sitePages.map((name) => (
          <HeaderLink key={name} name={name} />
        ))}
      </nav>
      <div className="flex items-center gap-2">
        <div className="hidden items-center gap-2 lg:flex">
          <ThemeSwitch />
          <SiteLanguageSwitch />
          <Link to={PAGES.login.path} className={linkClass} data-for="visitor">
            {t('pages.login')}
          </Link>
        </div>
        <ButtonLink to={PAGES.freeTrial.path} size="sm" className="max-[22rem]:hidden" data-for="visitor">
          {t('pages.freeTrial')}
        </ButtonLink>
        {/* The page's script knows who has a session here (src/site/scripts/member.ts). */}
        <ButtonLink to={PAGES.dashboard.path} size="sm" data-for="member" hidden>
          {t('openProduct')}
        </ButtonLink>
        <SmallMenu />
      </div>
    </header>
  );
}

function HeaderLink({ name }: { name: (typeof menuPages)[number] }) {
  const { t } = useTranslation('common');
  const here = useContext(Here);
  const { path } = PAGES[name];
  const isCurrent = here === path || here.startsWith(`${path}/`);
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined} className={linkClass}>
      {t(`pages.${name}`)}
    </Link>
  );
}

/** The browser's own disclosure: it opens before any script has run. Leaving the page closes it. */
function SmallMenu() {
  const { t } = useTranslation('common');
  const here = useContext(Here);
  return (
    <details key={here} className="group relative lg:hidden">
      <summary
        aria-label={t('menu')}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </summary>
      <div className="absolute right-0 z-20 mt-2 flex w-64 flex-col gap-3 rounded-md border border-line bg-surface p-4">
        <nav aria-label={t('mainNavigation')}>
          <ul className="flex flex-col">
            {menuPages.map((name) => (
              <li key={name} data-for={name === 'login' ? 'visitor' : undefined}>
                <HeaderLink name={name} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap gap-2 border-t border-line pt-3">
          <ThemeSwitch />
          <SiteLanguageSwitch />
        </div>
      </div>
    </details>
  );
}

/**
 * The landing page keeps to the visitor's language and has its switch at the foot; up here it is for whoever works on
 * the texts, and the page's script shows it to them (src/site/scripts/preferences.ts).
 */
function SiteLanguageSwitch() {
  const here = useContext(Here);
  const isHome = here === PAGES.home.path;
  return (
    <div hidden={isHome} data-for-developers={isHome ? '' : undefined}>
      <LanguageSwitch short />
    </div>
  );
}
