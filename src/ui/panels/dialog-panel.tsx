import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { dialogPanelClass, dialogScrimClass } from './panel-class.ts';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  width?: keyof typeof widths;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** What is filled in first; otherwise the first thing that takes the focus. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** Texts come from outside: what waits for them here would take the page away. */
export function DialogPanel({
  closeLabel,
  open,
  onOpenChange,
  title,
  description,
  width = 'md',
  children,
  footer,
  initialFocus,
}: DialogProps & { closeLabel: string }) {
  const returnFocus = useReturnFocus(initialFocus);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrimClass} />
        <Radix.Content
          {...returnFocus}
          className={classNames(dialogPanelClass, widths[width])}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-5">
            <div>
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={closeLabel}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto px-5 py-4">{children}</div>
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
