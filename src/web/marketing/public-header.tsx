import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#web/navigation/pages.ts';
import { LanguageSwitch } from '#web/preferences/language-switch.tsx';
import { ThemeSwitch } from '#web/preferences/theme-switch.tsx';
import { Logo } from '#web/ui/logo.tsx';

export function PublicHeader() {
  const { t } = useTranslation('common');
  return (
    <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-6">
      <Link to={PAGES.home.path} aria-label={t('homeLink')} className="rounded-md">
        <Logo name={t('productName')} />
      </Link>
      <div className="flex items-center gap-2">
        <ThemeSwitch />
        <LanguageSwitch short />
      </div>
    </header>
  );
}
