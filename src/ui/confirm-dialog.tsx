import { useTranslation } from 'react-i18next';
import { latePart, useLatePart } from './late-part.ts';
import type { ConfirmDialogProps } from './panels/confirm-dialog-panel.tsx';
import { useEverOpen } from './use-ever-open.ts';

const panel = latePart(async () => (await import('./panels/confirm-dialog-panel.tsx')).ConfirmDialogPanel);

/** Asks once, with the focus on the way back: Enter in haste destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const Panel = useLatePart(panel, useEverOpen(props.open));
  return Panel && <Panel {...props} cancelLabel={t('cancel')} />;
}
