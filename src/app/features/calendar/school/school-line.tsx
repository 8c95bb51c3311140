import type { SchoolZone } from '#domain/holidays/school-holidays.ts';
import { classNames } from '#ui/class-names.ts';

/** Told apart without colours: one line is whole, one is dashed, one is dotted. */
const looks = {
  A: 'bg-sun',
  B: 'bg-[repeating-linear-gradient(90deg,var(--sun)_0_8px,transparent_8px_12px)]',
  C: 'bg-[repeating-linear-gradient(90deg,var(--sun)_0_2px,transparent_2px_5px)]',
} as const satisfies Record<SchoolZone, string>;

export function schoolLineClass(zone: SchoolZone, className?: string): string {
  return classNames('h-0.5', looks[zone], className);
}
