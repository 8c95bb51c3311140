import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 20_000;
/** Below this share of one core, a process is at rest. */
const restingShare = 0.02;
/** What was done since the last time must be worth the tenth of a second that it takes. */
const worthwhileMs = 500;

/**
 * V8 collects when it needs room, which a process at rest does not: what a start or a busy hour left behind would stay
 * for as long as nothing happens. Here it is collected once it is quiet, and given back to the machine.
 */
export function giveBackMemory(): void {
  const collect = collector();
  // What a start leaves behind is worth it, however quick it was.
  let [seenMs, collectedMs] = [processorMs(), Number.NEGATIVE_INFINITY];
  const look = (): void => {
    const usedMs = processorMs();
    const isResting = usedMs - seenMs < restingShare * lookEveryMs;
    seenMs = usedMs;
    if (!isResting || usedMs - collectedMs < worthwhileMs) return;
    collect();
    seenMs = collectedMs = processorMs();
  };
  setInterval(look, lookEveryMs).unref();
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Node hands it out for a flag alone, which is put back: what was compiled is kept for the usual ones. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return typeof collect === 'function' ? () => void collect() : () => undefined;
}
