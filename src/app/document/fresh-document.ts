import { ownTime } from '#web/clock/clock.ts';

const STORAGE_KEY = 'reloaded_at';
/** A reload that brought the same trouble again will not help a second time. */
const PATIENCE_MS = 20_000;

/** A file that is gone was replaced by a new version, which a fresh document fits again. */
export async function takeFreshDocument(): Promise<void> {
  const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
  if (!navigator.onLine || ownTime() - last < PATIENCE_MS) return;
  await reloadWhereServed();
}

/**
 * Where no document can be had, a reload would end on the browser's own page: the one that stands says what is the
 * matter.
 */
export async function reloadWhereServed(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(STORAGE_KEY, String(ownTime()));
  window.location.reload();
}
