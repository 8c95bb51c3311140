import type { z } from 'zod';
import { leaveRequestsEndpoints } from '#contract/leave-requests.ts';

export const requestFilterFields = leaveRequestsEndpoints.list.query.pick({
  status: true,
  team: true,
  from: true,
  to: true,
});

export type RequestFilters = z.input<typeof requestFilterFields>;

export function isFiltered(filters: RequestFilters): boolean {
  return Object.values(filters).some(Boolean);
}
