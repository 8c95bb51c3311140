import { useSyncExternalStore } from 'react';
import { readTheme, subscribeToTheme, type Theme } from './theme.ts';

/** The person's choice, not the resolved colours: "system" stays "system". */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, readTheme, () => 'system');
}
