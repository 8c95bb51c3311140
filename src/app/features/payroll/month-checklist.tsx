import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Link } from '#ui/link.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { requestPath } from '#web/leave/leave-request.ts';
import type { ShownCheck } from './pay-month.ts';

/** Where each thing is mended. */
const places: Record<ShownCheck['kind'], (id: string) => string> = {
  'waiting-requests': requestPath,
  'missing-payroll-number': personPath,
  'type-without-code': () => PAGES.payCodes.path,
  'notice-due': () => PAGES.entitlements.path,
  'missing-contract-date': personPath,
};

function personPath(id: string): string {
  return pathOf(PAGES.person, { id });
}

export function MonthChecklist({ checks }: { checks: readonly ShownCheck[] }) {
  const { t } = useTranslation('payroll');
  const session = useStoredSession();
  const mayMend = session !== null && can(session.user, 'payroll.set-codes');
  return (
    <ul className="divide-y divide-line">
      {checks.map(({ kind, count, some }) => (
        <li key={kind} className="flex gap-3 py-3 first:pt-0 last:pb-0">
          <CircleAlert className="mt-0.5 size-5 shrink-0 text-pending" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-medium">{t(`checklist.${kind}`, { count })}</p>
            <ul className="flex flex-wrap gap-x-4">
              {some.map(({ id, name }) => (
                <li key={id}>
                  {mayMend ? (
                    <Link
                      to={places[kind](id)}
                      className="inline-flex min-h-11 items-center link wrap-anywhere"
                    >
                      {name}
                    </Link>
                  ) : (
                    <span className="wrap-anywhere text-muted">{name}</span>
                  )}
                </li>
              ))}
              {count > some.length && some.length > 0 && (
                <li className="inline-flex min-h-11 items-center text-muted">
                  {t('checklist.others', { count: count - some.length })}
                </li>
              )}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
