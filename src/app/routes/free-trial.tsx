import { FreeTrialPage } from '#app/features/onboarding/free-trial-page.tsx';

export default FreeTrialPage;
