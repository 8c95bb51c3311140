import { DemoPage } from '#web/marketing/demo/demo-page.tsx';

export default DemoPage;
