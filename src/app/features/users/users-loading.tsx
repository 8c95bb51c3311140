import { useTranslation } from 'react-i18next';
import { cardClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

export function UsersLoading() {
  const { t } = useTranslation('users');
  return (
    <LoadingArea label={t('loading')}>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-8 w-full max-w-md" />
        <div className={`${cardClass} flex flex-col gap-5 p-5`}>
          {rows.map((row) => (
            <div key={row} className="flex items-center gap-4">
              <Skeleton className="size-9 rounded-full!" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-4 w-1/3" />
                <Skeleton className="h-3.5 w-1/2" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </LoadingArea>
  );
}
