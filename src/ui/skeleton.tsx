import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Give it the size of what will come, so that the page does not jump. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-shimmer rounded-sm bg-line', className)} />
  );
}

const tiles = ['a', 'b', 'c', 'd'];

/** Four figures above a page. */
export function TilesSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map((tile) => (
        <Skeleton key={tile} className="h-20 rounded-md!" />
      ))}
    </div>
  );
}

/** Wraps the skeletons of one area and says once, aloud, that it is loading. */
export function LoadingArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
