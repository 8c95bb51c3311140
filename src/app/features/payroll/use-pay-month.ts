import { useInfiniteQuery } from '@tanstack/react-query';
import { namingEstablishment } from '#app/leave/establishments/establishment-address.ts';
import { lineCursor, payrollEndpoints } from '#contract/payroll.ts';
import { call } from '#web/api/call.ts';
import { endpointKey, endpointMeta } from '#web/api/endpoint-query.ts';
import type { PayMonth } from './pay-month.ts';

/** A month with as many of its lines as were asked for so far. */
export function usePayMonth(month: string, establishment: string | undefined) {
  const whose = namingEstablishment(establishment);
  const pages = useInfiniteQuery({
    // Not the key of one page: that one is no list of pages.
    queryKey: endpointKey(payrollEndpoints.month, { params: { month }, query: whose, pages: 'all' }),
    meta: endpointMeta(payrollEndpoints.month),
    queryFn: ({ pageParam, signal }) =>
      call(
        payrollEndpoints.month,
        { params: { month }, query: { ...whose, ...(pageParam === undefined ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last, all) => {
      const told = all.reduce((sum, { lines }) => sum + lines.length, 0);
      const end = last.lines.at(-1);
      return told < last.totals.lines && end ? lineCursor(end) : undefined;
    },
  });
  const [first] = pages.data?.pages ?? [];
  const lines = pages.data?.pages.flatMap((page) => page.lines) ?? [];
  const page: PayMonth | undefined = first && { ...first, lines };
  return { pages, page };
}
