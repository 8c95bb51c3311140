import { useTranslation } from 'react-i18next';
import { classNames } from '#ui/class-names.ts';

export const demoSteps = ['dashboard', 'request', 'approval', 'calendar'] as const;
export type DemoStep = (typeof demoSteps)[number];

type StepperProps = { current: DemoStep; onChoose: (step: DemoStep) => void };

/** Where one is, and the way to any other step. On a phone the numbers stand alone; their names are read. */
export function Stepper({ current, onChoose }: StepperProps) {
  const { t } = useTranslation('demo');
  return (
    <nav aria-label={t('stepper')}>
      <ol className="grid grid-cols-4 gap-2 sm:gap-3">
        {demoSteps.map((step, place) => {
          const isCurrent = step === current;
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onChoose(step)}
                className={classNames(
                  'flex min-h-11 w-full items-center gap-3 border-t-4 px-1 pt-2 text-left max-md:justify-center',
                  isCurrent ? 'border-sea-solid' : 'border-line hover:border-line-strong',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
                    isCurrent ? 'bg-sea-solid text-on-sea' : 'bg-sunken text-muted',
                  )}
                >
                  {place + 1}
                </span>
                <span
                  className={classNames(
                    'text-plain max-md:sr-only',
                    isCurrent ? 'font-medium' : 'text-muted',
                  )}
                >
                  {t(`steps.${step}.name`)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
