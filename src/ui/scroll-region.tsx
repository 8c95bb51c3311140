import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ScrollRegionProps = { label: string; className?: string; children: ReactNode };

/** A part that scrolls by itself: reachable with the keyboard, and named for those who arrive there. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, a keyboard could not scroll it
    <section aria-label={label} tabIndex={0} className={classNames('overflow-auto', className)}>
      {children}
    </section>
  );
}
