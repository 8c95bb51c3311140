import { CareersPage } from '#site/careers/careers-page.tsx';

export default CareersPage;
