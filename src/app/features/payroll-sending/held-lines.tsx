import { useTranslation } from 'react-i18next';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Program, SendingPlan } from './sending.ts';

const most = 8;

type HeldLinesProps = { held: SendingPlan['held']; program: Program; mayMend: boolean };

/** What stays here, each with what is missing and where that is mended. */
export function HeldLines({ held, program, mayMend }: HeldLinesProps) {
  const { t } = useTranslation('payroll-sending');
  const words = useLeaveWords();
  return (
    <Banner tone="warning" title={t('plan.held', { count: held.length })}>
      <ul className="list-disc pl-5">
        {held.slice(0, most).map((line) => (
          <li key={`${line.user.id} ${line.startDate} ${line.startHalf} ${line.typeName}`}>
            {t('plan.heldLine', { name: line.user.name, period: words.shortPeriod(line) })}{' '}
            <Mended to={mayMend && program === 'silae' ? placeOf(line) : null}>
              {t(`plan.heldProblems.${line.problem}.${program}`)}
            </Mended>
          </li>
        ))}
        {held.length > most && <li>{t('plan.heldMore', { count: held.length - most })}</li>}
      </ul>
    </Banner>
  );
}

/** What PayFit lacks is typed on this very page. */
function placeOf({ problem, user }: SendingPlan['held'][number]): string {
  return problem === 'code' ? PAGES.payCodes.path : pathOf(PAGES.person, { id: user.id });
}

function Mended({ to, children }: { to: string | null; children: string }) {
  if (to === null) return children;
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  );
}
