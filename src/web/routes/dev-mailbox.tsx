import { DevMailboxPage } from '#web/features/dev-mailbox/dev-mailbox-page.tsx';

export default DevMailboxPage;
