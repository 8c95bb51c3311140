import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from './button.tsx';
import { classNames } from './class-names.ts';
import { dialogPanelClass, dialogScrimClass } from './dialog.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: « Supprimer l'équipe Terrain ? » */
  title: string;
  /** Says what will happen. */
  consequence: ReactNode;
  /** What else is to be known before. */
  notice?: ReactNode;
  confirmLabel: string;
  /** The way back, where « Annuler » could be taken for what is confirmed. */
  keepLabel?: string;
  busyLabel?: string | false;
  /** What went wrong the last time; the dialog stays open until it works. */
  error?: string;
  tone?: Extract<ButtonVariant, 'primary' | 'danger'>;
  onConfirm: () => void;
};

/** Asks once, with the focus on the way back: Enter in haste destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrimClass} />
        <Radix.Content {...returnFocus} className={classNames(dialogPanelClass, 'gap-2 p-5 sm:max-w-md')}>
          <Radix.Title className="text-lg font-semibold">{props.title}</Radix.Title>
          <Radix.Description className="text-muted">{props.consequence}</Radix.Description>
          {props.notice}
          {props.error && (
            <p role="alert" className="text-coral">
              {props.error}
            </p>
          )}
          <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary">{props.keepLabel ?? t('cancel')}</Button>
            </Radix.Cancel>
            <Button variant={props.tone ?? 'danger'} busyLabel={props.busyLabel} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
