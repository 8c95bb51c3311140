import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Boundary } from '#ui/error-boundary.tsx';
import { WithSaidDays } from '#web/i18n/with-said-days.tsx';

type IslandFrameProps = {
  texts: i18n;
  onReady?: () => void;
  /** How the document was served: it stands again where the island breaks, to be read if not to be used. */
  served?: string;
  children: ReactNode;
};

/** What stands around an island, the same where it is written and where it comes alive. */
export function IslandFrame({ texts, onReady, served = '', children }: IslandFrameProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <I18nextProvider i18n={texts}>
      <Boundary
        fallback={() => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup that stood here before
          <div className="contents" dangerouslySetInnerHTML={{ __html: served }} />
        )}
      >
        <WithSaidDays>{children}</WithSaidDays>
      </Boundary>
    </I18nextProvider>
  );
}
