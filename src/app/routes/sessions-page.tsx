import { PasskeysCard } from '#app/features/passkeys/passkeys-card.tsx';
import { SessionsPage } from '#app/features/sessions/sessions-page.tsx';
import { CardBoundary } from '#app/frame/boundaries.tsx';

/** All ways into one's own account on one page. */
export function Sessions() {
  return (
    <SessionsPage
      passkeys={
        <CardBoundary>
          <PasskeysCard />
        </CardBoundary>
      }
    />
  );
}
