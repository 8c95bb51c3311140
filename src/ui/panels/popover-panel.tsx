import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { TriggerLink } from '../late-trigger.tsx';
import { HandedTrigger } from './handed-trigger.tsx';

type PopoverPanelProps = {
  link: TriggerLink;
  label: string;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  align: 'start' | 'center' | 'end';
};

export function PopoverPanel({ link, label, children, open, onOpenChange, align }: PopoverPanelProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <HandedTrigger link={link} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          className="z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-rise overflow-y-auto rounded-md border border-line bg-surface p-4 text-ink shadow-overlay outline-none"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
