import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** On a phone it rises from the bottom edge, where the thumb is; on a wide screen it stands in the middle. */
export const dialogPanelClass = classNames(
  'fixed z-40 flex max-h-[90dvh] animate-rise flex-col bg-surface text-ink shadow-overlay',
  'inset-x-0 bottom-0 rounded-t-lg border-t border-line',
  'sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100%-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border',
);

export const dialogScrimClass = 'fixed inset-0 z-40 animate-appear bg-scrim';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } as const;

type DialogProps = {
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

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'md',
  children,
  footer,
  initialFocus,
}: DialogProps) {
  const { t } = useTranslation('ui');
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
              aria-label={t('close')}
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
