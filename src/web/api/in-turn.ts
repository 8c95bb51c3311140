let last: Promise<unknown> = Promise.resolve();

/**
 * For calls whose answers name this browser (I14, I22): one after the other. Two at once would each give it another name,
 * and what was asked under the first would be answered under the second.
 */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
