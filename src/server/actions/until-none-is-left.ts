/**
 * Does a step again until it found fewer than it takes at once. Each has a transaction of its own, so that what was done
 * stays done; a job that is told to end ends between two.
 */
export async function untilNoneIsLeft(
  step: () => Promise<number>,
  most: number,
  signal?: AbortSignal,
): Promise<void> {
  do signal?.throwIfAborted();
  while ((await step()) >= most);
}
