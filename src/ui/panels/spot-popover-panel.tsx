import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useMemo } from 'react';
import { useReturnFocus } from '../use-return-focus.ts';

export type SpotPopoverProps = {
  /** The place on the screen that it belongs to. */
  at: DOMRect;
  /** Its name for screen readers. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

export function SpotPopoverPanel({ at, label, onClose, children }: SpotPopoverProps) {
  const returnFocus = useReturnFocus();
  const anchor = useMemo(() => ({ current: { getBoundingClientRect: () => at } }), [at]);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          {...returnFocus}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 max-w-[calc(100vw-1rem)] animate-rise rounded-md border border-line bg-surface p-4 text-ink shadow-overlay outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
