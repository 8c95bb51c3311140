import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#web/use-online.ts';

/**
 * Says quietly that colleagues' changes do not arrive at the moment: at once where the connection is gone, after a
 * while where only the server is. It is in nobody's way and goes by itself.
 */
export function OfflineHint({ away }: { away: boolean }) {
  const { t } = useTranslation('app');
  // A server in trouble is no lost connection: whoever reads this would look for the fault on their side.
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-40 flex justify-center md:bottom-4 print:hidden"
    >
      {(away || !online) && (
        <p className="flex animate-rise items-center gap-2 rounded-full border border-line bg-surface px-4 py-2 text-sm text-muted shadow-overlay">
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          {t(online ? 'serverAway' : 'offline')}
        </p>
      )}
    </div>
  );
}
