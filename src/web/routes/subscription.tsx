import { SubscriptionPage } from '#web/features/subscription/subscription-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Subscription() {
  return <OnlyFor capability="subscription.read">{(user) => <SubscriptionPage user={user} />}</OnlyFor>;
}
