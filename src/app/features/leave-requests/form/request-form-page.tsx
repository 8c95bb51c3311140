import type { StoredUser } from '#web/api/stored-session.ts';
import { EditRequestPage } from './edit-request-page.tsx';
import { NewRequestPage } from './new-request-page.tsx';

/** A new request, or one that is changed: one page for both, so that the form they share is fetched by nobody else. */
export function RequestFormPage({ user, id }: { user: StoredUser; id: string }) {
  return id === '' ? <NewRequestPage user={user} /> : <EditRequestPage user={user} id={id} />;
}
