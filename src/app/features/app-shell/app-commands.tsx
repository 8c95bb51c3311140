import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePageShortcuts } from '#app/frame/keyboard/page-shortcuts.ts';
import { PAGES } from '#contract/pages.ts';
import type { AccountControls } from './account-panel.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Fetched the first time somebody asks for it. */
const AppPalette = lazy(() =>
  import('./palette/app-palette.tsx').then((module) => ({ default: module.AppPalette })),
);
const ShortcutsHelp = lazy(() =>
  import('#ui/shortcuts-help.tsx').then((module) => ({ default: module.ShortcutsHelp })),
);

export type OpenCommand = 'palette' | 'help' | null;

type AppCommandsProps = AccountControls & {
  open: OpenCommand;
  onOpen: (open: OpenCommand | ((now: OpenCommand) => OpenCommand)) => void;
};

/** The palette and the help on shortcuts, and the keys that open them. */
export function AppCommands({ open, onOpen, ...controls }: AppCommandsProps) {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const pageShortcuts = usePageShortcuts();
  useShortcuts({
    onPalette: useCallback(() => onOpen((now) => (now === 'palette' ? null : 'palette')), [onOpen]),
    onHelp: useCallback(() => onOpen('help'), [onOpen]),
    onNewRequest: useCallback(() => navigate(PAGES.newRequest.path), [navigate]),
  });
  if (open === null) return null;
  const close = () => onOpen(null);
  return (
    <Suspense>
      {open === 'palette' && <AppPalette {...controls} onClose={close} onHelp={() => onOpen('help')} />}
      {open === 'help' && (
        <ShortcutsHelp
          open
          onOpenChange={(next) => !next && close()}
          shortcuts={[
            { keys: ['Ctrl', 'K'], does: t('shortcuts.palette') },
            { keys: ['N'], does: t('shortcuts.newRequest') },
            { keys: ['?'], does: t('shortcuts.help') },
            { keys: [t('shortcuts.escapeKey')], does: t('shortcuts.escape') },
            ...pageShortcuts,
          ]}
        />
      )}
    </Suspense>
  );
}
