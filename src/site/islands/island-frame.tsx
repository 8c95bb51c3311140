import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';

type IslandFrameProps = { texts: i18n; onReady?: () => void; children: ReactNode };

/** What stands around an island, the same where it is written and where it comes alive. */
export function IslandFrame({ texts, onReady, children }: IslandFrameProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <I18nextProvider i18n={texts}>{children}</I18nextProvider>;
}
