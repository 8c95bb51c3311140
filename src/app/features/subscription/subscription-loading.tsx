import { useTranslation } from 'react-i18next';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

export function SubscriptionLoading() {
  const { t } = useTranslation('subscription');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-19 rounded-md!" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-md!" />
          <Skeleton className="h-80 rounded-md!" />
        </div>
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {['filed', 'approved', 'pending', 'active'].map((tile) => (
            <Skeleton key={tile} className="h-26 rounded-md!" />
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
