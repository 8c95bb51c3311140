import type { ReactNode } from 'react';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { classNames } from '#ui/class-names.ts';
import { roomForBar } from './action-bar.tsx';
import { BalancePanel, ProofPanel, TeamPanel } from './preview-panels.tsx';
import { RequestChecklist } from './request-checklist.tsx';
import type { RequestFields } from './request-fields.ts';
import { SummaryTiles } from './summary-tiles.tsx';
import type { PreviewState } from './use-preview.ts';

type FormLayoutProps = {
  header: ReactNode;
  fields: RequestFields;
  state: PreviewState;
  form: ReactNode;
  /** At the height of the calendar. */
  beside?: ReactNode;
  /** Below the panels about this request. */
  aside?: ReactNode;
};

/** Form and consequences side by side; where there is less room the form comes first and the figures follow it. */
export function FormLayout({ header, fields, state, form, beside, aside }: FormLayoutProps) {
  return (
    <div className={classNames('mx-auto flex max-w-6xl flex-col gap-5 sm:gap-6', roomForBar)}>
      {header}
      <div className="max-xl:order-1">
        <SummaryTiles fields={fields} state={state} />
      </div>
      <div className="contents xl:grid xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start xl:gap-6">
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          {form}
          <CardBoundary>
            <ProofPanel state={state} />
          </CardBoundary>
        </div>
        <div className="grid gap-5 max-xl:order-2 sm:gap-6 md:max-xl:grid-cols-2">
          {beside}
          <CardBoundary>
            <BalancePanel state={state} />
          </CardBoundary>
          <CardBoundary>
            <TeamPanel state={state} />
          </CardBoundary>
          <CardBoundary>
            <RequestChecklist state={state} />
          </CardBoundary>
          {aside}
        </div>
      </div>
    </div>
  );
}
