import { SessionsPage } from '#app/features/sessions/sessions-page.tsx';

export default SessionsPage;
