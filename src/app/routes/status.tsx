import { StatusPage } from '#site/status/status-page.tsx';

export default StatusPage;
