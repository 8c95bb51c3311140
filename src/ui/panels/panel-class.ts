import { classNames } from '../class-names.ts';

/** On a phone it rises from the bottom edge, where the thumb is; on a wide screen it stands in the middle. */
export const dialogPanelClass = classNames(
  'fixed z-40 flex max-h-[90dvh] animate-rise flex-col bg-surface text-ink shadow-overlay',
  'inset-x-0 bottom-0 rounded-t-lg border-t border-line',
  'sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border',
);

export const dialogScrimClass = 'fixed inset-0 z-40 animate-appear bg-scrim';
