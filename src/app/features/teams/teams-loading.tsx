import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';

const tiles = ['a', 'b', 'c', 'd'];
const cards = ['a', 'b', 'c'];

export function TeamsLoading() {
  const { t } = useTranslation('teams');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {tiles.map((tile) => (
            <Skeleton key={tile} className="h-20 rounded-md!" />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-2 min-[1440px]:grid-cols-3">
          {cards.map((card) => (
            <div key={card} className={`${cardClass} flex h-64 flex-col gap-3 p-5`}>
              <Skeleton className="h-5 w-1/2" />
              <Skeleton className="h-4 w-3/4" />
              <Spinner className="m-auto size-6 text-muted" />
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
