import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { overlayContainer } from './overlay-container.ts';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={400}>{children}</Radix.Provider>;
}

type TooltipProps = { text: string; shortcut?: ReactNode; children: ReactNode };

/** Adds to a control that already has a name; never the only place where something is said. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={open ? overlayContainer() : undefined}>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 flex max-w-64 animate-appear items-center gap-2 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {text}
          {shortcut}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
