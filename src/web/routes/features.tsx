import { FeaturesPage } from '#web/marketing/features/features-page.tsx';

export default FeaturesPage;
