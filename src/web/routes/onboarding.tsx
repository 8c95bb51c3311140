import { OnboardingPage } from '#web/features/onboarding/onboarding-page.tsx';

export default OnboardingPage;
