import type { balancesEndpoints } from '#contract/balances.ts';
import type { entitlementsEndpoints } from '#contract/entitlements.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { isMember } from '#domain/members/role.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';

type Balances = typeof balancesEndpoints;

/** One's counters today and at the end of the year, and the notices beside them. Another day is asked for by the page. */
export const balancesCalls: FirstCalls = ({ user, today, search }) =>
  isMember(user)
    ? [
        firstCall<Balances['mine']>('/balances/me'),
        ...(search.has('at')
          ? []
          : [firstCall<Balances['mine']>('/balances/me', { at: `${yearOf(today)}-12-31` })]),
        firstCall<typeof entitlementsEndpoints.listMyNotices>('/sickness-notices/mine'),
      ]
    : [];
