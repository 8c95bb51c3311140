import { type ReactNode, useState } from 'react';
import { latePart, useLatePart } from './late-part.ts';
import { useLateTrigger } from './late-trigger.tsx';

const panel = latePart(async () => (await import('./panels/popover-panel.tsx')).PopoverPanel);

type PopoverProps = {
  trigger: ReactNode;
  /** Its name for screen readers. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: 'start' | 'center' | 'end';
};

export function Popover({ trigger, label, children, open, onOpenChange, align = 'start' }: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const [near, setNear] = useState(isOpen);
  if (isOpen && !near) setNear(true);
  const Panel = useLatePart(panel, near);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const come = () => setNear(true);
  const { shown, link } = useLateTrigger(trigger, {
    attributes: { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen },
    listeners: { onPointerEnter: come, onFocus: come, onClick: () => change(true) },
  });
  return (
    <>
      {shown}
      {Panel && (
        <Panel link={link} label={label} open={isOpen} onOpenChange={change} align={align}>
          {children}
        </Panel>
      )}
    </>
  );
}
