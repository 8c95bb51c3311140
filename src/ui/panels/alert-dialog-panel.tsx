import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { dialogPanelClass, dialogScrimClass } from './panel-class.ts';

export type AlertDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  acknowledgeLabel: string;
};

export function AlertDialogPanel({ open, onClose, title, children, acknowledgeLabel }: AlertDialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrimClass} />
        <Radix.Content {...returnFocus} className={classNames(dialogPanelClass, 'gap-2 p-5 sm:max-w-md')}>
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          <Radix.Description className="text-muted">{children}</Radix.Description>
          <div className="mt-3 flex sm:justify-end">
            <Radix.Action asChild>
              <Button className="max-sm:w-full">{acknowledgeLabel}</Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
