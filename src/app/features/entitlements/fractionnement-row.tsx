import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import { useTranslation } from 'react-i18next';
import { addDays, addYears, plainDate } from '#domain/calendar/plain-date.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { RuleReference } from '#web/leave/rule-reference.tsx';
import { useLeaveWords } from '#web/leave/use-leave-words.ts';
import type { Fractionnement } from './entitlement.ts';
import { PersonLine } from './person-line.tsx';

type FractionnementRowProps = {
  line: Fractionnement;
  /** Absent for those who only look. */
  onDecide?: (decision: 'granted' | 'waived') => void;
};

const looks = {
  granted: { tone: 'approved', Icon: CircleCheck },
  waived: { tone: 'neutral', Icon: CircleMinus },
} as const;

export function FractionnementRow({ line, onDecide }: FractionnementRowProps) {
  const { t } = useTranslation('entitlements');
  const { shortDay } = useDayFormats();
  const instants = useInstants();
  const words = useLeaveWords();
  const { user, decision, decidedAt, decidedBy } = line;
  const start = plainDate(line.period);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <PersonLine
        person={user}
        badge={
          decision !== 'proposed' && (
            <Badge tone={looks[decision].tone} icon={<DecisionIcon decision={decision} />}>
              {t(`fractionnement.decisions.${decision}`)}
            </Badge>
          )
        }
      >
        <p className="text-sm">
          {t('fractionnement.earned', {
            count: line.days,
            taken: words.days(line.takenOutside),
          })}{' '}
          <RuleReference rule="F1" />
        </p>
        <p className="text-sm text-muted">
          {t('fractionnement.period', {
            start: shortDay(start),
            end: shortDay(addDays(addYears(start, 1), -1)),
          })}
        </p>
        {decidedAt && (
          <p className="text-sm text-muted">
            {decidedBy
              ? t('fractionnement.decidedBy', { instant: instants.instant(decidedAt), name: decidedBy.name })
              : t('fractionnement.decided', { instant: instants.instant(decidedAt) })}
          </p>
        )}
      </PersonLine>
      {decision === 'proposed' && onDecide && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('fractionnement.waiveNamed', { name: user.name })}
            onClick={() => onDecide('waived')}
          >
            {t('fractionnement.waive')}
          </Button>
          <Button
            size="sm"
            aria-label={t('fractionnement.grantNamed', { name: user.name })}
            onClick={() => onDecide('granted')}
          >
            {t('fractionnement.grant')}
          </Button>
        </div>
      )}
    </li>
  );
}

function DecisionIcon({ decision }: { decision: keyof typeof looks }) {
  const { Icon } = looks[decision];
  return <Icon className="size-3.5 shrink-0" aria-hidden="true" />;
}
