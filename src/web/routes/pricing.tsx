import { PricingPage } from '#web/marketing/pricing/pricing-page.tsx';

export default PricingPage;
