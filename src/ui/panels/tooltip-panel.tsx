import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { TriggerLink } from '../late-trigger.tsx';
import { overlayContainer } from '../overlay-container.ts';
import { HandedTrigger } from './handed-trigger.tsx';

const DELAY_MS = 400;
/** Who has just read one and goes to the next does not wait again. */
const PATIENCE_MS = 300;

let isReading = false;
let patience: ReturnType<typeof setTimeout>;
const watching = new Set<() => void>();

function setReading(reading: boolean): void {
  isReading = reading;
  for (const tell of watching) tell();
}

function follow(open: boolean): void {
  clearTimeout(patience);
  if (open) setReading(true);
  else patience = setTimeout(setReading, PATIENCE_MS, false);
}

function watch(tell: () => void) {
  watching.add(tell);
  return () => watching.delete(tell);
}

type TooltipPanelProps = { link: TriggerLink; text: string; shortcut?: ReactNode };

export function TooltipPanel({ link, text, shortcut }: TooltipPanelProps) {
  const [open, setOpen] = useState(false);
  const reading = useSyncExternalStore(watch, () => isReading);
  const change = (next: boolean) => {
    setOpen(next);
    follow(next);
  };
  return (
    <Radix.Provider delayDuration={reading ? 0 : DELAY_MS}>
      <Radix.Root open={open} onOpenChange={change}>
        <Radix.Trigger asChild>
          <HandedTrigger link={link} />
        </Radix.Trigger>
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
    </Radix.Provider>
  );
}
