import { UnsubscribePage } from '#app/features/notifications/unsubscribe-page.tsx';

export default UnsubscribePage;
