import type { authEndpoints } from '#contract/auth.ts';
import type { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';

/** `useAccount` and the subscription's banner. */
export const frameCalls: FirstCalls = ({ user }) => [
  firstCall<typeof authEndpoints.me>('/auth/me'),
  ...(can(user, 'subscription.read')
    ? [firstCall<typeof subscriptionEndpoints.status>('/subscription/status')]
    : []),
];
