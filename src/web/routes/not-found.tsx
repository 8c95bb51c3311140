import { NotFoundPage } from '#web/marketing/not-found-page.tsx';

export default NotFoundPage;
