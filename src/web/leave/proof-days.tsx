import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Contrast from 'lucide-react/icons/contrast';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import type { ShownProofDay } from './leave-request.ts';
import { RuleReference } from './rule-reference.tsx';

/** Three weeks at once; longer leaves are shown whole on demand. */
const DAYS_SHOWN = 21;

const looks = {
  0: { name: 'notCounted', colour: 'text-absent', Icon: CircleMinus },
  0.5: { name: 'half', colour: 'text-other', Icon: Contrast },
  1: { name: 'counted', colour: 'text-sea', Icon: CircleCheck },
} as const;

/** Day by day: counted or not, and why. */
export function ProofDays({ days, label }: { days: readonly ShownProofDay[]; label: string }) {
  const { t } = useTranslation('leave');
  const [whole, setWhole] = useState(false);
  // Rest days after the end that cost nothing are no part of what was asked.
  const told = days.filter((day) => day.asked || day.counted > 0);
  const shown = whole ? told : told.slice(0, DAYS_SHOWN);
  const hidden = told.length - shown.length;
  return (
    <>
      <ol aria-label={label} className="divide-y divide-line">
        {shown.map((day) => (
          <ProofLine key={day.date} day={day} />
        ))}
      </ol>
      {hidden > 0 && (
        <div className="border-t border-line pt-4">
          <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
            {t('proof.showRest', { count: hidden })}
          </Button>
        </div>
      )}
    </>
  );
}

function ProofLine({ day }: { day: ShownProofDay }) {
  const { t } = useTranslation('leave');
  const { dayAndMonth } = useDayFormats();
  const { name, colour, Icon } = looks[day.counted];
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 py-2.5 first:pt-0 last:pb-0">
      <span className="font-medium first-letter:uppercase">{dayAndMonth(day.date)}</span>
      <span className={classNames('inline-flex items-center gap-1.5 font-semibold tabular-nums', colour)}>
        <Icon className="size-4 shrink-0" aria-hidden="true" />
        <span className="sr-only">{t(`proof.${name}`)}</span>
        {t('proof.amount', { amount: day.counted })}
      </span>
      <p className="col-span-full text-sm text-muted">
        {day.sentence} <RuleReference rule={day.rule} />
      </p>
      {!day.asked && (
        <p className="col-span-full mt-0.5 flex items-start gap-1.5 text-sm">
          <CornerDownRight className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
          {t('proof.added')}
        </p>
      )}
    </li>
  );
}
