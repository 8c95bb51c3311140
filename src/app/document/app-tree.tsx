import type { i18n } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { WithApi } from '#web/api/with-api.tsx';
import { WithSaidDays } from '#web/i18n/with-said-days.tsx';

/** What stands above the router, the same where a document is written and where it comes alive. */
export function AppTree({ texts, children }: { texts: i18n; children: ReactNode }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <WithSaidDays>
          <WithApi>{children}</WithApi>
        </WithSaidDays>
      </I18nextProvider>
    </StrictMode>
  );
}
