import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

const tiles = ['a', 'b', 'c', 'd'];
const rows = ['a', 'b', 'c'];

export function ApprovalsLoading() {
  const { t } = useTranslation('approvals');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="h-24 rounded-md!" />
          ))}
        </div>
        <div className={`${cardClass} divide-y divide-line`}>
          {rows.map((row) => (
            <div key={row} className="flex flex-col gap-4 p-5">
              <div className="flex items-center gap-4">
                <Skeleton className="size-9 rounded-full!" />
                <Skeleton className="h-5 w-1/3" />
              </div>
              <Skeleton className="h-4 w-2/3" />
              <Skeleton className="h-24" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
