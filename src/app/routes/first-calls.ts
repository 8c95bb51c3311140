import { frameCalls } from '#app/features/app-shell/first-calls.ts';
import { approvalsCalls } from '#app/features/approvals/first-calls.ts';
import { calendarCalls } from '#app/features/calendar/first-calls.ts';
import { dashboardCalls } from '#app/features/dashboard/first-calls.ts';
import { dueCalls } from '#app/features/entitlements/first-calls.ts';
import { newRequestCalls } from '#app/features/leave-requests/form/first-calls.ts';
import { isPage } from '#contract/pages.ts';
import type { FirstCalls, Visit } from '#web/api/first-call.ts';

/** Pages that say what they ask for first; the others ask once they are there. */
const pages = {
  calendar: [calendarCalls],
  dashboard: [dashboardCalls, dueCalls],
  approvals: [approvalsCalls],
  newRequest: [newRequestCalls],
} as const satisfies Record<string, readonly FirstCalls[]>;

const named = Object.keys(pages) as (keyof typeof pages)[];

/** The addresses that a visit begins with, each once. */
export function firstCallsAt(pathname: string, visit: Visit): string[] {
  const name = named.find((each) => isPage(each, pathname));
  if (!name) return [];
  return [...new Set([frameCalls, ...pages[name]].flatMap((calls) => calls(visit)))];
}
