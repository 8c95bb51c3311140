import { StatusPage } from '#web/marketing/status/status-page.tsx';

export default StatusPage;
