import { FeaturesPage } from '#site/features/features-page.tsx';

export default FeaturesPage;
