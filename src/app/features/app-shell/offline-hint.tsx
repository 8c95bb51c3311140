import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Says quietly that colleagues' changes do not arrive at the moment. It is in nobody's way and goes by itself. */
export function OfflineHint({ shown }: { shown: boolean }) {
  const { t } = useTranslation('app');
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex justify-center md:bottom-4 print:hidden"
    >
      {shown && (
        <p className="flex animate-rise items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 text-sm text-muted shadow-overlay">
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
