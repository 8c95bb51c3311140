import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { Kbd } from './kbd.tsx';

export type Shortcut = { keys: readonly string[]; does: string };

type ShortcutsHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  shortcuts: readonly Shortcut[];
};

export function ShortcutsHelp({ open, onOpenChange, shortcuts }: ShortcutsHelpProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shortcuts.title')} width="sm">
      <dl className="divide-y divide-line">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.does} className="flex items-center justify-between gap-4 py-2.5">
            <dt>{shortcut.does}</dt>
            <dd className="flex gap-1">
              {shortcut.keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
