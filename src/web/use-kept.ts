import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { returnedInput, takeReturned, watchInput } from './kept-input.ts';

/**
 * `useState` for what a person typed or opened: when the session runs out it waits for them under this name, on this
 * page. Never for a secret.
 */
export function useKept<T>(name: string, initial: T | (() => T)): readonly [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(initial);
  const [value, setValue] = useState<T>(() => {
    const returned = returnedInput(name, location.pathname);
    // Written by this very hook under this very name.
    return returned === undefined ? first : (returned as T);
  });
  const current = useRef(value);
  current.current = value;
  useEffect(() => {
    takeReturned(name);
    return watchInput(name, () => (current.current === first ? undefined : current.current));
  }, [name, first]);
  return [value, setValue];
}
