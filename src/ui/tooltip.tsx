import { type PointerEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { latePart, useLatePart } from './late-part.ts';
import { type Missed, useLateTrigger } from './late-trigger.tsx';

const panel = latePart(async () => (await import('./panels/tooltip-panel.tsx')).TooltipPanel);

type TooltipProps = { text: string; shortcut?: ReactNode; children: ReactNode };

/** Adds to a control that already has a name; never the only place where something is said. */
export function Tooltip({ text, shortcut, children }: TooltipProps) {
  const [near, setNear] = useState(false);
  const Panel = useLatePart(panel, near);
  const missed = useRef<Missed>(null);
  const isPressed = useRef(false);
  const note = (name: NonNullable<Missed>['name']) => (event: SyntheticEvent) => {
    missed.current = { name, event };
    setNear(true);
  };
  const forget = () => {
    missed.current = null;
  };
  const { shown, link } = useLateTrigger(children, {
    attributes: { 'data-state': 'closed' },
    listeners: {
      onPointerMove: (event: PointerEvent) => event.pointerType !== 'touch' && note('onPointerMove')(event),
      onPointerLeave: forget,
      onPointerDown: () => {
        forget();
        isPressed.current = true;
        document.addEventListener('pointerup', () => (isPressed.current = false), { once: true });
      },
      // A press gives the focus too, and says enough itself.
      onFocus: (event: SyntheticEvent) => !isPressed.current && note('onFocus')(event),
      onBlur: forget,
      onClick: forget,
    },
    onTaken: () => missed.current,
  });
  return (
    <>
      {shown}
      {Panel && <Panel link={link} text={text} shortcut={shortcut} />}
    </>
  );
}
