import type { leaveRequestsEndpoints } from '#contract/leave-requests.ts';
import { isMember } from '#domain/members/role.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';

const requestPath = /^\/requests\/([\da-f-]{36})$/;

/** The request that the address names; other pages have addresses that look like one. */
export const requestCalls: FirstCalls = ({ user, path }) => {
  const [, id] = requestPath.exec(path) ?? [];
  return id !== undefined && isMember(user)
    ? [firstCall<typeof leaveRequestsEndpoints.read>('/leave-requests/{id}', undefined, { id })]
    : [];
};
