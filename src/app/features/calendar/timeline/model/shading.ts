import { halvesAt, type WorkedHalves } from './work.ts';

export type Shade = 'rest' | 'outside';

/** A run of half-days that are not worked, counted from the first morning on show. */
export interface ShadedRun {
  readonly shade: Shade;
  readonly start: number;
  readonly end: number;
}

/** Weekends, days off and what lies outside the contract, of one person. */
export function shadedRuns({ week, employed }: Pick<WorkedHalves, 'week' | 'employed'>): ShadedRun[] {
  const runs: ShadedRun[] = [];
  for (let slot = 0; slot < week.length * 2; slot += 1) {
    const day = slot >> 1;
    const half = slot % 2 === 0 ? 1 : 2;
    const shade: Shade | null = !employed[day]
      ? 'outside'
      : (halvesAt(week, day) & half) === 0
        ? 'rest'
        : null;
    const last = runs.at(-1);
    if (shade === null) continue;
    if (last && last.end === slot && last.shade === shade) {
      runs[runs.length - 1] = { ...last, end: slot + 1 };
    } else runs.push({ shade, start: slot, end: slot + 1 });
  }
  return runs;
}

const COLORS: Record<Shade, string> = {
  rest: 'var(--resting)',
  outside: 'var(--line)',
};

/**
 * All of it as one background: a year has more than a hundred runs, and each row would need an element for every one
 * of them.
 */
export function shadingImage(
  runs: readonly ShadedRun[],
  dayWidth: number,
  ground: 'transparent' | 'var(--surface)',
): string {
  const px = (slot: number): string => `${(slot * dayWidth) / 2}px`;
  let at = 0;
  const stops: string[] = [];
  for (const { shade, start, end } of runs) {
    if (start > at) stops.push(`${ground} ${px(at)} ${px(start)}`);
    stops.push(`${COLORS[shade]} ${px(start)} ${px(end)}`);
    at = end;
  }
  stops.push(`${ground} ${px(at)}`);
  if (stops.length === 1) return ground === 'transparent' ? 'none' : `linear-gradient(${ground}, ${ground})`;
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
