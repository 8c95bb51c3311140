import { latePart, useLatePart } from './late-part.ts';
import type { AlertDialogProps } from './panels/alert-dialog-panel.tsx';
import { useEverOpen } from './use-ever-open.ts';

const panel = latePart(async () => (await import('./panels/alert-dialog-panel.tsx')).AlertDialogPanel);

/** News that must be read before going on; there is nothing to decide. */
export function AlertDialog(props: AlertDialogProps) {
  const Panel = useLatePart(panel, useEverOpen(props.open));
  return Panel && <Panel {...props} />;
}
