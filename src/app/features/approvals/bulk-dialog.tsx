import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedMonthsNotice } from '#app/leave/closed-months-notice.tsx';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { ReasonDialog } from '#app/leave/reason-dialog.tsx';
import { decisionBatchesEndpoints } from '#contract/decision-batches.ts';
import type { EndpointAnswer } from '#contract/endpoint.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import type { LeaveRequest } from '#web/leave/leave-request.ts';
import { aboutOf, type Bulk } from './use-deciding.ts';

type BulkDialogProps = {
  bulk: Bulk;
  /** Null approves. */
  onSend: (reason: string | null) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
};

const NAMED = 8;

/** Says how many and who before several are decided; saying no takes a reason that all of them read. */
export function BulkDialog({ bulk, onSend, onDone, onClose }: BulkDialogProps) {
  const { t } = useTranslation(['approvals', 'deciding']);
  const words = useDecisionWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { says, requests } = bulk;
  const count = requests.length;
  const [first] = requests;
  const about = first ? aboutOf(first) : 'leave';
  const names = useNames(requests);
  const preview = useQuery({
    ...endpointQuery(decisionBatchesEndpoints.preview, { body: { requests: requests.map(({ id }) => id) } }),
    enabled: says === 'yes',
  });
  const send = async (reason: string | null) => {
    setState({ busy: true });
    try {
      await onSend(reason);
      onDone();
    } catch (error) {
      setState({ busy: false, error: words.failure(error) });
    }
  };
  const isLooking = preview.isLoading && t('approvals:bulk.looking');
  const busyLabel = state.busy ? t('deciding:refusal.busy') : isLooking;
  if (says === 'yes') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t(`approvals:bulk.${about}.approve`, { count })}
        consequence={t(`approvals:bulk.${about}.consequence`, { names })}
        notice={preview.data && <TouchedNotice requests={requests} touched={preview.data} />}
        confirmLabel={t(`approvals:bulk.${about}.confirm`)}
        tone="primary"
        busyLabel={busyLabel}
        error={state.error}
        onConfirm={() => send(null)}
      />
    );
  }
  return (
    <ReasonDialog
      title={t(`approvals:bulk.${about}.refuse`, { count })}
      description={t('deciding:refusal.aboutMany', { names })}
      reasonLabel={t('deciding:refusal.reason')}
      confirmLabel={t(
        about === 'leave' ? 'deciding:refusal.confirmLeave' : 'deciding:refusal.confirmCancellation',
      )}
      busyLabel={busyLabel}
      suggestions
      error={state.error}
      onConfirm={send}
      onClose={onClose}
    />
  );
}

function useNames(requests: readonly LeaveRequest[]): string {
  const { t } = useTranslation('approvals');
  const formats = useFormats();
  const people = [...new Set(requests.map(({ employeeName }) => employeeName))];
  const more = people.length - NAMED;
  return formats.list(more > 0 ? [...people.slice(0, NAMED), t('bulk.more', { count: more })] : people);
}

type TouchedNoticeProps = {
  requests: readonly LeaveRequest[];
  touched: EndpointAnswer<typeof decisionBatchesEndpoints.preview>;
};

/** Payroll was told of some of these days already: of whose, where it is not all of them. */
function TouchedNotice({ requests, touched }: TouchedNoticeProps) {
  const { t } = useTranslation('approvals');
  const concerned = requests.filter(({ id }) => touched.touching.includes(id));
  const names = useNames(concerned);
  return (
    <>
      <ClosedMonthsNotice closedMonths={touched.closedMonths} />
      {concerned.length > 0 && concerned.length < requests.length && <p>{t('bulk.closedFor', { names })}</p>}
    </>
  );
}
