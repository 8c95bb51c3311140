import { useTranslation } from 'react-i18next';
import { latePart, useLatePart } from './late-part.ts';
import type { DialogProps } from './panels/dialog-panel.tsx';
import { useEverOpen } from './use-ever-open.ts';

const panel = latePart(async () => (await import('./panels/dialog-panel.tsx')).DialogPanel);

export function Dialog(props: DialogProps) {
  const { t } = useTranslation('ui');
  const Panel = useLatePart(panel, useEverOpen(props.open));
  return Panel && <Panel {...props} closeLabel={t('close')} />;
}
