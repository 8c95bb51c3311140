import { useTranslation } from 'react-i18next';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';

const LINES = ['w-40', 'w-28', 'w-36', 'w-32', 'w-24', 'w-40', 'w-28', 'w-36', 'w-32'];

export function TimelineLoading() {
  const { t } = useTranslation('timeline');
  return (
    <LoadingArea label={t('loading')}>
      <div className="rounded-md border border-line bg-surface">
        <div className="h-14 border-b border-line" />
        {LINES.map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change
          <div key={line} className="flex h-[34px] items-center gap-6 border-b border-line px-3">
            <Skeleton className={`h-3.5 ${width}`} />
            <Skeleton className="h-3.5 flex-1 opacity-40" />
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}
