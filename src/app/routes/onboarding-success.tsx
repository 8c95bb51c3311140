import { OnboardingSuccessPage } from '#app/features/onboarding/success-page.tsx';

export default OnboardingSuccessPage;
