import { DevLoginPage } from '#web/features/dev-login/dev-login-page.tsx';

export default DevLoginPage;
