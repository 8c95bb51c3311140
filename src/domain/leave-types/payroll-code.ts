import type { LeaveType } from './leave-type.ts';

const COMMON_COUNTERS: readonly string[] = ['paid-leave', 'rtt'];

/** O2: the same word for the same kind of absence in every company and language, for programs that read a file. */
export function payrollCode({ absence, counter, catalogueKey }: LeaveType): string {
  if (absence !== null) return absence;
  return counter !== null && COMMON_COUNTERS.includes(counter) ? counter : (catalogueKey ?? 'other');
}
