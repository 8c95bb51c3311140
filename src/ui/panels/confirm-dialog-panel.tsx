import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { dialogPanelClass, dialogScrimClass } from './panel-class.ts';

export type ConfirmDialogProps = {
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

export function ConfirmDialogPanel(props: ConfirmDialogProps & { cancelLabel: string }) {
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
              <Button variant="secondary">{props.keepLabel ?? props.cancelLabel}</Button>
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
