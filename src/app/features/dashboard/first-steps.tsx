import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { type Capability, can } from '#domain/access/can.ts';
import { cardClass } from '#ui/card.tsx';
import { SunOverCalendarScene } from '#ui/scenes/sun-over-calendar.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';

const steps = [
  { name: 'people', path: PAGES.users.path, needs: 'user.add' },
  { name: 'balances', path: PAGES.balanceImport.path, needs: 'balance.import' },
  { name: 'rules', path: PAGES.settings.path, needs: 'settings.read' },
  { name: 'request', path: PAGES.newRequest.path, needs: 'leave-request.file' },
] as const satisfies readonly { name: string; path: string; needs: Capability }[];

/** Before anybody has asked for anything there is nothing to count: what comes first instead. */
export function FirstSteps({ user }: { user: StoredUser }) {
  const { t } = useTranslation('dashboard');
  const open = steps.filter(({ needs }) => can(user, needs) || can(user, needs, user));
  return (
    <div className={`${cardClass} flex items-start gap-6 p-5`}>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{t('firstSteps.title')}</h3>
        <p className="text-muted">{t('firstSteps.lead')}</p>
        <ol className="mt-3 divide-y divide-line border-t border-line">
          {open.map(({ name, path }) => (
            <li key={name}>
              <Link to={path} className="group flex min-h-13 items-center gap-3 py-2">
                <span className="min-w-0 flex-1">
                  <span className="block font-medium group-hover:underline">
                    {t(`firstSteps.${name}.title`)}
                  </span>
                  <span className="block text-sm text-muted">{t(`firstSteps.${name}.text`)}</span>
                </span>
                <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ol>
      </div>
      <SunOverCalendarScene className="w-36 shrink-0 max-sm:hidden" />
    </div>
  );
}
