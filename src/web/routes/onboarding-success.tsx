import { OnboardingSuccessPage } from '#web/features/onboarding/success-page.tsx';

export default OnboardingSuccessPage;
