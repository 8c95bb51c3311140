import { useTranslation } from 'react-i18next';
import { panelClass } from '#ui/card.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

const CELLS = Array.from({ length: 42 }, (_, place) => place);

/** As large as the month that will come. */
export function MonthLoading() {
  const { t } = useTranslation('calendar');
  return (
    <LoadingArea label={t('loading')}>
      <div className={`${panelClass} grid grid-cols-7 gap-1 p-2 pt-8 sm:p-3 sm:pt-9`}>
        {CELLS.map((cell) => (
          <Skeleton key={cell} className="h-15 sm:h-29" />
        ))}
      </div>
    </LoadingArea>
  );
}
