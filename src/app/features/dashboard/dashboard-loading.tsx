import { useTranslation } from 'react-i18next';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

const tiles = ['a', 'b', 'c', 'd'];

export function DashboardLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="h-20 rounded-md!" />
          ))}
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-48 rounded-md!" />
          <Skeleton className="h-48 rounded-md!" />
        </div>
        <Skeleton className="h-72 rounded-md!" />
      </div>
    </LoadingArea>
  );
}
