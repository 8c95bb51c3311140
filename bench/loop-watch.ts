import { readFileSync } from 'node:fs';

/**
 * The longest time that this thread computed without letting anything else run since it was last asked, in
 * milliseconds: of the processor where the system tells it, so that other programs on the machine do not count.
 */
export function watchLoop(everyMs = 2): () => number {
  const computed = processorClock();
  let last = computed();
  let longest = 0;
  const look = (): void => {
    const at = computed();
    longest = Math.max(longest, at - last);
    last = at;
  };
  setInterval(look, everyMs).unref();
  return () => {
    look();
    const found = longest;
    longest = 0;
    return found;
  };
}

/** Milliseconds that the main thread has computed for; of the clock on the wall where only Linux would tell. */
function processorClock(): () => number {
  const place = `/proc/self/task/${process.pid}/schedstat`;
  const read = (): number => Number(readFileSync(place, 'utf8').split(' ')[0]) / 1e6;
  try {
    read();
    return read;
  } catch {
    return () => performance.now();
  }
}
