import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstStepsEndpoints } from '#contract/first-steps.ts';
import { PAGES } from '#contract/pages.ts';
import type { FirstStep } from '#domain/first-steps/first-steps.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useWrite } from '#web/api/use-write.ts';

/** How each step is taken where it stands; `settle` says that it was looked at. */
export type StepPanels = Record<FirstStep, (settle: () => void) => ReactNode>;

/** Steps that a company may well do without. */
const OPTIONAL: readonly FirstStep[] = ['teams', 'calendar'];

/** The first hour of a company: each step in place, one at a time, and nothing once all are taken. */
export function FirstStepsCard({ panels }: { panels: StepPanels }) {
  const { t } = useTranslation('first-steps');
  const steps = useQuery(endpointQuery(firstStepsEndpoints.read, {}));
  const settle = useWrite(firstStepsEndpoints.settle);
  const [chosen, setChosen] = useState<FirstStep | null | undefined>(undefined);
  const list = steps.data?.steps ?? [];
  const left = list.filter(({ done }) => !done).map(({ step }) => step);
  if (left.length === 0) return null;
  // What was opened by hand stays open until it is done; then the next one opens by itself.
  const open = chosen === undefined || (chosen !== null && !left.includes(chosen)) ? left[0] : chosen;
  const settleSteps = (...done: FirstStep[]) => settle.mutate({ body: { steps: done } });
  return (
    <section aria-labelledby="first-steps" className={cardClass}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 p-5 pb-3">
        <h3 id="first-steps" className="text-lg font-semibold">
          {t('title')}
        </h3>
        <p className="text-sm text-muted tabular-nums">
          {t('progress', { done: list.length - left.length, count: list.length })}
        </p>
        <p className="basis-full text-muted">{t('lead')}</p>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {list.map(({ step, done }, place) => (
          <li key={step}>
            <StepHeading
              step={step}
              place={place + 1}
              done={done}
              open={step === open}
              onToggle={() => setChosen(step === open ? null : step)}
            />
            {step === open && (
              <div id={`first-step-${step}`} className="flex flex-col gap-4 px-5 pb-5 sm:pl-16">
                <Suspense fallback={<Skeleton className="h-24 w-full" />}>
                  {panels[step](() => settleSteps(step))}
                </Suspense>
                {OPTIONAL.includes(step) && (
                  <div>
                    <Button size="sm" variant="quiet" onClick={() => settleSteps(step)}>
                      {t('skip')}
                    </Button>
                  </div>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2">
        <a
          href={PAGES.demo.path}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {t('example')}
          <ExternalLink className="size-4" aria-hidden="true" />
          <span className="sr-only">{t('newTab')}</span>
        </a>
        <Button size="sm" variant="quiet" onClick={() => settleSteps(...left)}>
          {t('hide')}
        </Button>
      </div>
    </section>
  );
}

type StepHeadingProps = {
  step: FirstStep;
  place: number;
  done: boolean;
  open: boolean;
  onToggle: () => void;
};

function StepHeading({ step, place, done, open, onToggle }: StepHeadingProps) {
  const { t } = useTranslation('first-steps');
  const mark = (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
        done ? 'bg-approved-soft text-approved' : open ? 'bg-sea-solid text-on-sea' : 'bg-sunken text-muted',
      )}
    >
      {done ? <Check className="size-4" /> : place}
    </span>
  );
  if (done) {
    return (
      <p className="flex min-h-13 items-center gap-4 px-5 py-2 text-muted">
        {mark}
        <span>
          {t(`${step}.title`)} <span className="sr-only">{t('done')}</span>
        </span>
      </p>
    );
  }
  return (
    <h4>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={`first-step-${step}`}
        onClick={onToggle}
        className="flex min-h-13 w-full items-center gap-4 px-5 py-2 text-left hover:bg-sunken/60"
      >
        {mark}
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{t(`${step}.title`)}</span>
          {!open && <span className="block text-sm font-normal text-muted">{t(`${step}.text`)}</span>}
        </span>
        <ChevronDown
          className={classNames('size-5 shrink-0 text-muted', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
    </h4>
  );
}
