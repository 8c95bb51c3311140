import { UnsubscribePage } from '#web/features/notifications/unsubscribe-page.tsx';

export default UnsubscribePage;
