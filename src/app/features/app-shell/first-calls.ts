import type { authEndpoints } from '#contract/auth.ts';
import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import type { photosEndpoints } from '#contract/photos.ts';
import type { subscriptionEndpoints } from '#contract/subscription.ts';
import { can } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';

/** `useAccount`, who has a photo, the count of what waits, and the subscription's banner. */
export const frameCalls: FirstCalls = ({ user }) => [
  firstCall<typeof authEndpoints.me>('/auth/me'),
  ...(isMember(user) ? [firstCall<typeof photosEndpoints.list>('/photos')] : []),
  ...(can(user, 'leave-request.decide')
    ? [firstCall<typeof leaveRequestsEndpoints.summary>('/leave-requests/summary')]
    : []),
  ...(can(user, 'subscription.read')
    ? [firstCall<typeof subscriptionEndpoints.status>('/subscription/status')]
    : []),
];
