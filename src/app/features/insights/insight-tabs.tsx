import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';

const TABS = [
  { page: 'insights', needs: 'insight.read' },
  { page: 'expiringLeave', needs: 'insight.read' },
  { page: 'leaveLiability', needs: 'insight.costs' },
] as const;

/** The pages of figures that this reader may open; nothing where it is one. */
export function InsightTabs() {
  const { t } = useTranslation('insights');
  const { pathname } = useLocation();
  const { user } = useStoredSession() ?? {};
  const shown = TABS.filter(({ needs }) => user && can(user, needs));
  if (shown.length < 2) return null;
  return (
    <nav aria-label={t('title')} className="flex flex-wrap gap-x-6 border-b border-line print:hidden">
      {shown.map(({ page }) => {
        const isHere = pathname === PAGES[page].path;
        return (
          <Link
            key={page}
            to={PAGES[page].path}
            aria-current={isHere ? 'page' : undefined}
            className={classNames(
              '-mb-px inline-flex min-h-11 items-center border-b-2',
              isHere ? 'border-sea font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {t(`tabs.${page}`)}
          </Link>
        );
      })}
    </nav>
  );
}
