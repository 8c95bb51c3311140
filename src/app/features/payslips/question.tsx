import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { payrollRemarksEndpoints } from '#contract/payroll-remarks.ts';
import { isMember } from '#domain/members/role.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useStoredSession } from '#web/api/stored-session.ts';
import type { ComparedRow, Comparison } from './comparison.ts';

type QuestionProps = { comparison: Comparison; row: ComparedRow; onAsk: () => void };

/** The way to ask about a person of a payslip; once something was said, the way to it. */
export function PayslipQuestion({ comparison, row, onAsk }: QuestionProps) {
  const { t } = useTranslation('payslips');
  const session = useStoredSession();
  const month = comparison.date.slice(0, 7);
  const threads = useQuery(endpointQuery(payrollRemarksEndpoints.ofMonth, { params: { month } }));
  const { user, counterName } = row;
  const thread = threads.data?.find(({ requestId, userId }) => requestId === null && userId === user.id);
  if (thread === undefined)
    return (
      <Button
        size="sm"
        variant="secondary"
        aria-label={t('ask.actionOf', { name: user.name, counter: counterName })}
        onClick={onAsk}
      >
        {t('ask.action')}
      </Button>
    );
  const side = session && isMember(session.user) ? 'company' : 'accountant';
  const { waitsFor, establishment } = thread;
  const search = { month, ...(establishment === null ? {} : { establishment }), person: user.id };
  const state = t(waitsFor === null ? 'ask.answered' : waitsFor === side ? 'ask.toAnswer' : 'ask.waits');
  return (
    <ButtonLink
      size="sm"
      variant="secondary"
      to={`${PAGES.payroll.path}?${new URLSearchParams(search)}`}
      aria-label={t('ask.threadOf', { state, name: user.name })}
    >
      {state}
    </ButtonLink>
  );
}
