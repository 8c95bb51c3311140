import { OnboardingPage } from '#app/features/onboarding/onboarding-page.tsx';

export default OnboardingPage;
