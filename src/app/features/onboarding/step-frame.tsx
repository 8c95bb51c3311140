import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type StepName, StepProgress } from './step-progress.tsx';

export function StepFrame({ step, lead, children }: { step: StepName; lead: string; children: ReactNode }) {
  const { t } = useTranslation('onboarding');
  return (
    <>
      <StepProgress step={step} />
      <div>
        <h1 tabIndex={-1} className="font-display text-3xl font-semibold tracking-tight">
          {t(`steps.${step}`)}
        </h1>
        <p className="mt-2 text-muted">{lead}</p>
      </div>
      {children}
    </>
  );
}
