import { DevMailboxPage } from '#app/features/dev-mailbox/dev-mailbox-page.tsx';
import { LocalOnly } from '#app/frame/local-tools/local-only.tsx';

export default function DevMailbox() {
  return (
    <LocalOnly>
      <DevMailboxPage />
    </LocalOnly>
  );
}
