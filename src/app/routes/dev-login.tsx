import { DevLoginPage } from '#app/features/dev-login/dev-login-page.tsx';

export default DevLoginPage;
