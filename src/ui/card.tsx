import { createContext, type ReactNode, useContext } from 'react';
import { classNames } from './class-names.ts';
import { Boundary } from './error-boundary.tsx';

export const cardClass = 'rounded-md border border-line bg-surface';

/** A card that takes the whole width of a phone, where two dates and a calendar need it. */
export const panelClass = classNames(cardClass, 'max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0');

type CardProps = { title?: string; actions?: ReactNode; children: ReactNode; className?: string };

/** What stands in a card whose content broke: whoever draws pages says it once for all of their cards. */
export const BrokenContent = createContext<((retry: () => void) => ReactNode) | null>(null);

export function Card({ title, actions, children, className }: CardProps) {
  const broken = useContext(BrokenContent);
  return (
    <section className={classNames(cardClass, className)}>
      {(title || actions) && (
        <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3.5">
          {title && <h2 className="font-semibold">{title}</h2>}
          {actions}
        </header>
      )}
      <div className="p-5">{broken ? <Boundary fallback={broken}>{children}</Boundary> : children}</div>
    </section>
  );
}

type StatTileProps = { label: string; value: string; detail?: string; icon?: ReactNode };

/** One figure and what it counts; several of them form a <dl>. */
export function StatTile({ label, value, detail, icon }: StatTileProps) {
  return (
    <div className={classNames(cardClass, 'flex flex-col gap-1 p-4')}>
      <dt className="flex items-center gap-2 text-sm text-muted">
        {icon}
        {label}
      </dt>
      <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
      {detail && <dd className="text-sm text-muted">{detail}</dd>}
    </div>
  );
}

export function StatTiles({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">{children}</dl>;
}
