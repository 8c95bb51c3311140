import { LoginPage } from '#app/features/auth/login-page.tsx';

export default LoginPage;
