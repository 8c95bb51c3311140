import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** Give it the size of what will come, so that the page does not jump. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-shimmer rounded-sm bg-line', className)} />
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
