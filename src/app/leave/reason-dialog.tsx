import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button, type ButtonVariant } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { useKept } from '#web/use-kept.ts';
import { keepReason } from './kept-reasons.ts';
import { ReasonField } from './reason-field.tsx';

type ReasonDialogProps = {
  title: string;
  description: string;
  reasonLabel: string;
  confirmLabel: string;
  /** The way back, where « Annuler » could be taken for the deed itself. */
  keepLabel?: string;
  busyLabel: string | false;
  /** Whether the reason may stay empty. */
  optional?: boolean;
  suggestions?: boolean;
  tone?: Extract<ButtonVariant, 'primary' | 'danger'>;
  /** What makes a reason necessary. */
  warning?: string;
  /** What went wrong the last time; the dialog stays open and keeps what was written. */
  error?: string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for a reason and says what will happen; Escape closes, the field has the focus. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useTranslation('ui');
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const session = useStoredSession();
  const [reason, setReason] = useKept(`${props.title} reason`, '');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.busyLabel) return;
    if (!props.optional && reason.trim() === '') {
      setMissing(true);
      return;
    }
    if (props.suggestions && session) keepReason(session.user.id, reason);
    props.onConfirm(reason.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      initialFocus={field}
      title={props.title}
      description={props.description}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {props.keepLabel ?? t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant={props.tone ?? 'danger'} busyLabel={props.busyLabel}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {props.warning && <Banner tone="warning" title={props.warning} />}
        {props.error && <Banner tone="error" title={props.error} />}
        <ReasonField
          label={props.reasonLabel}
          value={reason}
          onChange={(value) => {
            setReason(value);
            setMissing(false);
          }}
          optional={props.optional}
          suggestions={props.suggestions}
          fieldRef={field}
          error={missing ? t('field.missing') : undefined}
        />
      </form>
    </Dialog>
  );
}
