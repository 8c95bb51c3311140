import CircleUserRound from 'lucide-react/icons/circle-user-round';
import LogOut from 'lucide-react/icons/log-out';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import type { Language } from '#domain/text/language.ts';
import { RoleBadge } from '#ui/role-badge.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { LanguageSwitch } from '#web/language-switch.tsx';
import { ThemeSwitch } from '#web/theme-switch.tsx';

import { OtherCompanies } from './other-companies.tsx';

export type AccountControls = {
  user: StoredUser;
  onLogout: () => void;
  onLanguage: (language: Language) => void;
};

const rowClass =
  '-mx-2 flex min-h-11 items-center gap-3 rounded-md px-2 text-left text-plain hover:bg-sunken';

/** Who one is here, and what one can change about it. */
export function AccountPanel({
  user,
  onLogout,
  onLanguage,
  onLeave,
}: AccountControls & { onLeave: () => void }) {
  const { t } = useTranslation(['app', 'pages']);
  return (
    <div className="flex w-64 max-w-full flex-col gap-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{user.name}</p>
        <p className="text-sm wrap-anywhere text-muted">{user.email}</p>
        <p className="mt-2">
          <RoleBadge roleName={user.role} />
        </p>
      </div>
      <div className="flex flex-wrap justify-between gap-2 border-y border-line py-3">
        <ThemeSwitch />
        <LanguageSwitch short onChosen={onLanguage} />
      </div>
      <OtherCompanies rowClass={rowClass} onLeave={onLeave} />
      <div className="flex flex-col">
        <Link to={PAGES.profile.path} onClick={onLeave} className={rowClass}>
          <CircleUserRound className="size-5 shrink-0 text-muted" aria-hidden="true" />
          {t('pages:profile.name')}
        </Link>
        <button type="button" onClick={onLogout} className={rowClass}>
          <LogOut className="size-5 shrink-0 text-muted" aria-hidden="true" />
          {t('app:logout')}
        </button>
      </div>
    </div>
  );
}
