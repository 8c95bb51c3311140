import { frameCalls } from '#app/features/app-shell/first-calls.ts';
import { approvalsCalls } from '#app/features/approvals/first-calls.ts';
import { balancesCalls } from '#app/features/balances/first-calls.ts';
import { calendarCalls } from '#app/features/calendar/first-calls.ts';
import { dashboardCalls } from '#app/features/dashboard/first-calls.ts';
import { dueCalls } from '#app/features/entitlements/first-calls.ts';
import { newRequestCalls } from '#app/features/leave-requests/form/first-calls.ts';
import { requestCalls } from '#app/features/leave-requests/page/first-calls.ts';
import { usersCalls } from '#app/features/users/first-calls.ts';
import { isPage } from '#contract/pages.ts';
import type { FirstCalls, Visit } from '#web/api/first-call.ts';

/** Pages that say what they ask for first; the others ask once they are there. */
const pages = {
  calendar: [calendarCalls],
  dashboard: [dashboardCalls, dueCalls],
  approvals: [approvalsCalls],
  newRequest: [newRequestCalls],
  balances: [balancesCalls],
  users: [usersCalls],
  request: [requestCalls],
} as const satisfies Record<string, readonly FirstCalls[]>;

const named = Object.keys(pages) as (keyof typeof pages)[];

/** The addresses that a visit begins with, each once. */
export function firstCallsAt(visit: Visit): string[] {
  const name = named.find((each) => isPage(each, visit.path));
  const ofPage = name ? pages[name].flatMap((calls) => calls(visit)) : [];
  return ofPage.length === 0 ? [] : [...new Set([...frameCalls(visit), ...ofPage])];
}
