import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';

export const STEPS = ['founder', 'users', 'summary'] as const;
export type StepName = (typeof STEPS)[number];

/** One third of the bar per step. No inline width: the prerendered page may not carry styles. */
export function StepProgress({ step }: { step: StepName }) {
  const { t } = useTranslation('onboarding');
  const position = STEPS.indexOf(step) + 1;
  const text = t('steps.position', { step: position, count: STEPS.length });
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        {text}
        <span aria-hidden="true"> · </span>
        {t(`steps.${step}`)}
      </p>
      <div
        role="progressbar"
        aria-label={t('steps.progress')}
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={position}
        aria-valuetext={text}
        className="grid grid-cols-3 gap-1.5"
      >
        {STEPS.map((name, place) => (
          <span
            key={name}
            className={classNames('h-1.5 rounded-full', place < position ? 'bg-sea-solid' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  );
}
