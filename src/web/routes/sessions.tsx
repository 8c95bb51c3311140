import { SessionsPage } from '#web/features/sessions/sessions-page.tsx';

export default SessionsPage;
