const STORAGE_KEY = 'banners_put_away';
const FOR_A_DAY_MS = 24 * 60 * 60 * 1000;

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Each kind of banner is put away on its own, in this browser. */
export function putAway(kind: string, now: number) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...read(), [kind]: now }));
}

/** A moment in the future was written by a clock that was wrong: it counts for nothing. */
export function isPutAway(kind: string, now: number): boolean {
  const since = read()[kind];
  return typeof since === 'number' && since <= now && now - since < FOR_A_DAY_MS;
}
