import type { usersEndpoints } from '#contract/users.ts';
import { can } from '#domain/access/can.ts';
import { type FirstCalls, firstCall } from '#web/api/first-call.ts';

export const usersCalls: FirstCalls = ({ user }) =>
  can(user, 'user.list') ? [firstCall<typeof usersEndpoints.list>('/users')] : [];
