import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'width'> & {
  onClose: () => void;
  onSubmit: NonNullable<ComponentProps<'form'>['onSubmit']>;
  submitLabel: string;
  /** While set, the form is on its way. */
  busyLabel: string | false;
  /** There is nothing to send yet. */
  idle?: boolean;
  /** Said once for the whole form while required fields are empty; it hides what was refused before. */
  incomplete?: string;
  /** Why the last attempt was refused; the dialog stays open and keeps what was typed. */
  refusal?: string;
  onRefusalClosed?: () => void;
  /** Leaves the checking of fields to the browser, where no schema does it. */
  checkedByBrowser?: boolean;
  children: ReactNode;
};

/** A dialog that is one form: what went wrong above the fields, the way back and the way on below them. */
export function FormDialog({
  onClose,
  onSubmit,
  submitLabel,
  busyLabel,
  idle,
  incomplete,
  refusal,
  onRefusalClosed,
  checkedByBrowser = false,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation('ui');
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...dialog}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={idle} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate={!checkedByBrowser}
        onSubmit={(event) => {
          if (busyLabel) event.preventDefault();
          else onSubmit(event);
        }}
        className="flex flex-col gap-5"
      >
        {incomplete && <Banner tone="error" title={incomplete} />}
        {refusal && !incomplete && <Banner tone="error" title={refusal} onClose={onRefusalClosed} />}
        {children}
      </form>
    </Dialog>
  );
}
