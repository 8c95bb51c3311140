import type { ClockTime } from '#words/words.ts';

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** What calendar and clock show where the reader stands. */
export function readersTime(at: Date): ClockTime {
  return {
    day: `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`,
    time: `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`,
  };
}
