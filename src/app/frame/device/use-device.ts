import { useEffect } from 'react';
import { PAGES } from '#contract/pages.ts';
import type { Visit } from '#web/api/first-call.ts';
import { keepOnlyFor } from '#web/api/kept-answers.ts';
import type { OpenedSession } from '#web/api/stored-session.ts';
import { useToday } from '#web/clock/use-today.ts';
import { prepareDevice } from './prepare-device.ts';

/** Somebody's first seconds on a page belong to the page. */
const PATIENCE_MS = 5_000;

type CallsAt = (visit: Visit) => string[];

/** Makes this device ready for a day without a connection, and makes sure that it holds nothing of anybody else. */
export function useDevice(session: OpenedSession | null, callsAt: CallsAt): void {
  const today = useToday();
  const owner = session && `${session.organization.id} ${session.user.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a session that was only looked at again is the same one
  useEffect(() => {
    void keepOnlyFor(session);
  }, [owner]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => {
    if (!session) return;
    const visit = { user: session.user, today, search: new URLSearchParams() };
    const pages = [PAGES.dashboard, PAGES.calendar];
    const calls = pages.flatMap(({ path }) => callsAt({ ...visit, path }));
    const prepare = () => void prepareDevice(calls, today);
    const patience = setTimeout(() => whenIdle(prepare), PATIENCE_MS);
    return () => clearTimeout(patience);
  }, [owner, today]);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
}
