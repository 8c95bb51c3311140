import { useQuery } from '@tanstack/react-query';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { type lineThreadSchema, payrollRemarksEndpoints } from '#contract/payroll-remarks.ts';
import { isMember } from '#domain/members/role.ts';
import type { Side } from '#domain/payroll/line-thread.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/table.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import type { ShownPayLine } from './pay-month.ts';

export type LineThread = z.output<typeof lineThreadSchema>;

/** Which side of the conversation the reader is on. */
export function useOwnSide(): Side {
  const session = useStoredSession();
  return session && !isMember(session.user) ? 'accountant' : 'company';
}

/** Whether the reader has something to do there. */
export function concerns({ waitsFor, unseen }: LineThread, side: Side): boolean {
  return unseen || waitsFor === side;
}

/** The line that is talked about stands in the address: a mail or a list leads to it, and a reload stays with it. */
export function useOpenLine() {
  const [search, setSearch] = useSearchParams();
  const open = (requestId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('person');
        if (requestId === null) next.delete('line');
        else next.set('line', requestId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { line: search.get('line'), person: search.get('person'), open };
}

/** The last column of lines: what was said about each, and the way to say more. */
export function useRemarksColumn<Line extends ShownPayLine>(month: string): Column<Line, 'remarks'> {
  const { t } = useTranslation('payroll');
  const side = useOwnSide();
  const { open } = useOpenLine();
  const threads = useQuery(endpointQuery(payrollRemarksEndpoints.ofMonth, { params: { month } }));
  return {
    key: 'remarks',
    header: t('remarks.column'),
    quiet: true,
    cell: ({ requestId, user }) => {
      const thread = threads.data?.find((one) => one.requestId === requestId);
      const calls = thread !== undefined && concerns(thread, side);
      const Icon = calls ? MessageCircleQuestionMark : MessageSquare;
      const count = thread?.remarks.length ?? 0;
      return (
        <Button
          variant={calls ? 'secondary' : 'quiet'}
          size="sm"
          icon={<Icon className="size-4" aria-hidden="true" />}
          aria-label={t(count === 0 ? 'remarks.beginNamed' : 'remarks.openNamed', { count, name: user.name })}
          onClick={() => open(requestId)}
        >
          {count > 0 && count}
        </Button>
      );
    },
  };
}
