import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Contrast from 'lucide-react/icons/contrast';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaveCount, ProofDay } from '#domain/counting/count-leave.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { panelClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { toLanguage } from '#web/i18n/language.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { daySentence } from '#words/sentences/proof.ts';
import { RuleAnchor } from './rule-link.tsx';

/** Two months at once; longer leaves are shown whole on demand. */
const DAYS_SHOWN = 62;

const looks = {
  0: { name: 'notCounted', tone: 'neutral', Icon: CircleMinus },
  1: { name: 'half', tone: 'amber', Icon: Contrast },
  2: { name: 'counted', tone: 'sea', Icon: CircleCheck },
} as const;

export function ProofList({ count }: { count: LeaveCount }) {
  const { t } = useTranslation('leave-calculator');
  const [whole, setWhole] = useState(false);
  const shown = whole ? count.proof : count.proof.slice(0, DAYS_SHOWN);
  const hidden = count.proof.length - shown.length;
  return (
    <section aria-labelledby="proof-title" className={panelClass}>
      <h4 id="proof-title" className="border-b border-line px-4 py-3 font-semibold sm:px-5">
        {t('proof.title')}
      </h4>
      <ol>
        {shown.map((day) => (
          <ProofLine key={day.date} day={day} />
        ))}
      </ol>
      {hidden > 0 && (
        <div className="border-t border-line p-4">
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {t('proof.showRest', { count: hidden })}
          </Button>
        </div>
      )}
    </section>
  );
}

function ProofLine({ day }: { day: ProofDay }) {
  const { t, i18n } = useTranslation('leave-calculator');
  const { longDay } = useDayFormats();
  const { name, tone, Icon } = looks[day.halves];
  return (
    <li
      className={classNames(
        'grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[1fr_auto_2rem] sm:px-5',
        !day.asked && 'bg-sunken',
      )}
    >
      <span className="font-medium first-letter:uppercase">{longDay(day.date)}</span>
      <Badge
        tone={tone}
        icon={<Icon className="size-3.5 shrink-0" aria-hidden="true" />}
        className="justify-self-start max-sm:row-start-2"
      >
        {t(`proof.${name}`)}
      </Badge>
      <span className="text-right font-semibold tabular-nums max-sm:col-start-2 max-sm:row-start-1">
        {t('proof.amount', { amount: day.counted })}
      </span>
      <p className="col-span-full text-plain text-muted">
        {daySentence(day, toLanguage(i18n.language))} <RuleAnchor rule={day.rule} />
      </p>
      {!day.asked && (
        <p className="col-span-full flex items-center gap-1.5 text-sm">
          <CornerDownRight className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <span>
            {t('proof.added')} <RuleAnchor rule="C7" />
          </span>
        </p>
      )}
    </li>
  );
}
