import { SubscriptionPage } from '#app/features/subscription/subscription-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function Subscription() {
  return <OnlyFor capability="subscription.read">{(user) => <SubscriptionPage user={user} />}</OnlyFor>;
}
