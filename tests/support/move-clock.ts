import { clockShift, shiftDate } from './moved-clock.ts';

declare global {
  var isClockMoved: boolean | undefined;
}

// Files of one worker share its globals, and this comes before each of them.
if (!globalThis.isClockMoved && clockShift.milliseconds() !== 0) {
  globalThis.isClockMoved = true;
  shiftDate(clockShift.milliseconds());
}
