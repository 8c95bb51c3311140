/**
 * Moves every `Date` of a process or of a page by so many milliseconds; time flows on from there. Complete in itself:
 * it is also sent, as text, to browsers and to the processes that tests start.
 */
export function shiftDate(milliseconds: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [Real.now() + milliseconds] : args, newTarget),
    apply: () => new Real(Real.now() + milliseconds).toString(),
    get: (target, name) => (name === 'now' ? () => Real.now() + milliseconds : Reflect.get(target, name)),
  });
}

const MINUTE_MS = 60_000;
const LONGEST_RUN_MINUTES = 30;

/** A run that would meet midnight in Paris begins after it: what was today for a file would be yesterday at its end. */
function pastMidnight(): number {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    timeStyle: 'short',
  })
    .format(Date.now())
    .split(':')
    .map(Number);
  const left = 24 * 60 - hour * 60 - minute;
  return left <= LONGEST_RUN_MINUTES ? left * MINUTE_MS : 0;
}

/** How far the whole run is moved: asked for by a moment, handed on as a distance so that all its parts agree. */
export const clockShift = {
  variable: 'RELACHE_TEST_CLOCK_SHIFT',
  asked: (): string => {
    const moment = process.env.RELACHE_TEST_CLOCK;
    if (!moment) return String(pastMidnight());
    const shift = Date.parse(moment) - Date.now();
    if (Number.isNaN(shift)) throw new Error(`RELACHE_TEST_CLOCK is no moment: ${moment}`);
    return String(shift);
  },
  milliseconds: (): number => Number(process.env[clockShift.variable] ?? 0),
  /** For whatever has a clock of its own; once, however often it is run there. */
  script: (): string => {
    const shift = clockShift.milliseconds();
    if (shift === 0) return '';
    return `if (!globalThis.isClockMoved) { globalThis.isClockMoved = true; (${shiftDate.toString()})(${shift}); }`;
  },
  /** For a Node process of its own. */
  nodeOptions: (): Record<string, string> => {
    if (clockShift.milliseconds() === 0) return {};
    const script = encodeURIComponent(clockShift.script());
    return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${script}` };
  },
};
