import { DevMailboxPage } from '#web/features/dev-mailbox/dev-mailbox-page.tsx';
import { LocalOnly } from '#web/local-tools/local-only.tsx';

export default function DevMailbox() {
  return (
    <LocalOnly>
      <DevMailboxPage />
    </LocalOnly>
  );
}
