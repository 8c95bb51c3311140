import { latePart, useLatePart } from './late-part.ts';
import type { SpotPopoverProps } from './panels/spot-popover-panel.tsx';

const panel = latePart(async () => (await import('./panels/spot-popover-panel.tsx')).SpotPopoverPanel);

/** A popover beside a place of a drawing, where no element of its own could open it. Open for as long as it is there. */
export function SpotPopover(props: SpotPopoverProps) {
  const Panel = useLatePart(panel, true);
  return Panel && <Panel {...props} />;
}
