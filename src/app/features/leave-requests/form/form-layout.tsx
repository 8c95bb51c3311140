import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { roomForBar } from './action-bar.tsx';
import { Checklist } from './checklist.tsx';
import { BalancePanel, ProofPanel, TeamPanel } from './preview-panels.tsx';
import type { RequestFields } from './request-fields.ts';
import { SummaryTiles } from './summary-tiles.tsx';
import type { PreviewState } from './use-preview.ts';

type FormLayoutProps = {
  header: ReactNode;
  fields: RequestFields;
  state: PreviewState;
  form: ReactNode;
  /** Below the panels about this request. */
  aside?: ReactNode;
};

/** Form and consequences side by side; on a phone the form comes first and the figures follow it. */
export function FormLayout({ header, fields, state, form, aside }: FormLayoutProps) {
  return (
    <div className={classNames('mx-auto flex max-w-6xl flex-col gap-5 sm:gap-6', roomForBar)}>
      {header}
      <div className="max-md:order-1">
        <SummaryTiles fields={fields} state={state} />
      </div>
      <div className="contents lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="flex min-w-0 flex-col gap-5 sm:gap-6">
          {form}
          <ProofPanel state={state} />
        </div>
        <div className="grid gap-5 max-md:order-2 sm:gap-6 sm:max-md:grid-cols-2">
          <BalancePanel state={state} />
          <TeamPanel state={state} />
          <Checklist state={state} />
          {aside}
        </div>
      </div>
    </div>
  );
}
