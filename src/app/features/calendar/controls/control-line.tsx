import type { ReactNode } from 'react';

type ControlLineProps = {
  /** Which days are on show, and how to get to others. */
  period: ReactNode;
  /** What only one view has. */
  own?: ReactNode;
  /** What all views share. */
  shared: ReactNode;
};

/** Everything that changes what a view shows, on one line: below it is the calendar. */
export function ControlLine({ period, own, shared }: ControlLineProps) {
  return (
    <div className="@container">
      <div className="flex min-h-11 items-center gap-1 sm:gap-2 print:min-h-0">
        {period}
        <div className="ml-auto flex items-center gap-1 sm:gap-2 print:hidden">
          {own}
          {shared}
        </div>
      </div>
    </div>
  );
}
