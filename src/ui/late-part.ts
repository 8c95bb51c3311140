import { type ComponentType, useEffect, useSyncExternalStore } from 'react';

/** A part of a screen that nobody sees before they ask for it: its code comes when somebody is about to. */
interface LatePart<Props> {
  readonly ask: () => void;
  readonly found: () => ComponentType<Props> | null;
  readonly watch: (tell: () => void) => () => void;
}

const presses = ['pointerdown', 'keydown'] as const;

const all = new Set<() => void>();

/**
 * Where its code cannot be had, nothing opens: a boundary would take the page away with what stands on it. The next press
 * asks again, and if the file is gone for good the application takes a fresh document.
 */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let found: ComponentType<Props> | null = null;
  let isAsked = false;
  const watching = new Set<() => void>();
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    void load().then(
      (part) => {
        found = part;
        for (const tell of watching) tell();
      },
      () => {
        isAsked = false;
      },
    );
  };
  all.add(ask);
  return {
    ask,
    found: () => found,
    watch: (tell) => {
      watching.add(tell);
      return () => watching.delete(tell);
    },
  };
}

/** The part as soon as it is wanted and there. */
export function useLatePart<Props>(part: LatePart<Props>, isWanted: boolean): ComponentType<Props> | null {
  const found = useSyncExternalStore(part.watch, part.found, part.found);
  useEffect(() => {
    if (!isWanted || found) return;
    part.ask();
    // What could not be had may be there at the next press.
    for (const press of presses) window.addEventListener(press, part.ask);
    return () => {
      for (const press of presses) window.removeEventListener(press, part.ask);
    };
  }, [part, isWanted, found]);
  return isWanted ? found : null;
}

const signs = [...presses, 'pointermove', 'focusin'] as const;

/** Asks for every late part, and for what else is late, at the first sign of a hand: the first press waits for none. */
export function usePartsAhead(askForMore: () => void): void {
  useEffect(() => {
    const stopListening = () => {
      for (const sign of signs) window.removeEventListener(sign, askForAll);
    };
    const askForAll = () => {
      stopListening();
      for (const ask of all) ask();
      askForMore();
    };
    for (const sign of signs) window.addEventListener(sign, askForAll, { passive: true });
    return stopListening;
  }, [askForMore]);
}
