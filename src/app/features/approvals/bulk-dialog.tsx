import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecisionWords } from '#app/leave/deciding/use-decision-words.ts';
import { ReasonDialog } from '#app/leave/reason-dialog.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
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
  const formats = useFormats();
  const words = useDecisionWords();
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const { says, requests } = bulk;
  const count = requests.length;
  const [first] = requests;
  const about = first ? aboutOf(first) : 'leave';
  const people = [...new Set(requests.map(({ employeeName }) => employeeName))];
  const more = people.length - NAMED;
  const names = formats.list(
    more > 0 ? [...people.slice(0, NAMED), t('approvals:bulk.more', { count: more })] : people,
  );
  const send = async (reason: string | null) => {
    setState({ busy: true });
    try {
      await onSend(reason);
      onDone();
    } catch (error) {
      setState({ busy: false, error: words.failure(error) });
    }
  };
  const busyLabel = state.busy && t('deciding:refusal.busy');
  if (says === 'yes') {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={t(`approvals:bulk.${about}.approve`, { count })}
        consequence={t(`approvals:bulk.${about}.consequence`, { names })}
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
