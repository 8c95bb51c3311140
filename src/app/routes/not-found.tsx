import { NotFoundPage } from '#site/not-found-page.tsx';

export default NotFoundPage;
