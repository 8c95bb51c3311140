import type { entitlementsEndpoints } from '#contract/entitlements.ts';
import { can } from '#domain/access/can.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';

/** What the card of a manager's dashboard asks. */
export const dueCalls: FirstCalls = ({ user }) =>
  can(user, 'leave-request.read-all')
    ? [
        firstCall<typeof entitlementsEndpoints.listNotices>('/sickness-notices'),
        firstCall<typeof entitlementsEndpoints.listFractionnement>('/fractionnement'),
      ]
    : [];
