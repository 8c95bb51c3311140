import { FreeTrialPage } from '#web/features/onboarding/free-trial-page.tsx';

export default FreeTrialPage;
