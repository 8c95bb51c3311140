import type { ReactNode } from 'react';
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';

type Figure = { label: string; value: string; icon?: ReactNode };

/** Figures that nobody came for, in one strip: there to be looked up, not to be looked at. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classNames(cardClass, 'grid grid-cols-2 gap-px overflow-hidden bg-line sm:grid-cols-4')}>
      {figures.map(({ label, value, icon }) => (
        <div key={label} className="flex flex-col gap-0.5 bg-surface px-4 py-3">
          <dt className="flex items-center gap-2 text-sm text-muted">
            {icon}
            {label}
          </dt>
          <dd className="text-lg font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
