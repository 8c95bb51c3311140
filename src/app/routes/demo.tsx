import { DemoPage } from '#site/demo/demo-page.tsx';

export default DemoPage;
