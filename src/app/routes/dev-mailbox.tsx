import { DevMailboxPage } from '#app/features/dev-mailbox/dev-mailbox-page.tsx';
import { LocalOnly } from '#app/local-tools/local-only.tsx';

export default function DevMailbox() {
  return (
    <LocalOnly>
      <DevMailboxPage />
    </LocalOnly>
  );
}
