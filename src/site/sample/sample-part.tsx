import { createElement, type ReactNode } from 'react';
import { UNFINISHED } from '#contract/operator.ts';

/** An example that stands in for what is real: a server in production leaves it out. */
export function SamplePart({ children }: { children: ReactNode }) {
  return createElement(UNFINISHED.sample, { className: 'contents' }, children);
}

/** What a server in production shows where an example was. */
export function InsteadOfSample({ children }: { children: ReactNode }) {
  return createElement(UNFINISHED.instead, { hidden: true }, children);
}
