import { CareersPage } from '#web/marketing/careers/careers-page.tsx';

export default CareersPage;
