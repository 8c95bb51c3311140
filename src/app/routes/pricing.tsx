import { PricingPage } from '#site/pricing/pricing-page.tsx';

export default PricingPage;
