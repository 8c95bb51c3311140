import { useQuery } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { secondFactorsEndpoints, type trustedDeviceSchema } from '#contract/second-factors.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';

type Device = z.infer<typeof trustedDeviceSchema>;

/** Browsers that no code is asked on. Nothing is said where there is none. */
export function TrustedDevices() {
  const { t } = useTranslation('sessions');
  const toast = useToast();
  const sentence = useErrorSentence();
  const instants = useInstants();
  const devices = useQuery(endpointQuery(secondFactorsEndpoints.devices, {}));
  const [target, setTarget] = useState<Device | null>(null);
  const revoke = useWrite(secondFactorsEndpoints.revokeDevice, {
    onSuccess: () => {
      setTarget(null);
      toast({ title: t('trusted.done') });
    },
  });
  if (devices.isError) {
    return (
      <LoadError
        error={devices.error}
        otherwise={t('trusted.loadFailed')}
        onRetry={() => devices.refetch()}
        retrying={devices.isRefetching}
      />
    );
  }
  if (!devices.data?.length && !target) return null;
  return (
    <section aria-labelledby="trusted-title" className="flex flex-col gap-3">
      <div>
        <h2 id="trusted-title" className="text-lg font-semibold">
          {t('trusted.title')}
        </h2>
        <p className="mt-1 text-muted">{t('trusted.lead')}</p>
      </div>
      <ul className={`${cardClass} divide-y divide-line`}>
        {devices.data?.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5">
            <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
              <ShieldCheck className="size-5" aria-hidden="true" />
            </span>
            <div className="min-w-48 flex-1">
              <p className="font-medium break-words">{device.device}</p>
              <p className="text-sm text-muted">
                {t('trusted.until', { when: instants.instant(device.expiresAt) })}
              </p>
              <p className="text-sm text-muted">
                {t('lastSeen', { when: instants.instant(device.lastUsedAt) })}
              </p>
            </div>
            <Button
              variant="dangerQuiet"
              size="sm"
              className="ml-auto"
              aria-label={t('trusted.revokeNamed', { device: device.device })}
              onClick={() => {
                revoke.reset();
                setTarget(device);
              }}
            >
              {t('trusted.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={target !== null}
        onOpenChange={(open) => !open && setTarget(null)}
        title={t('trusted.confirmTitle', { device: target?.device ?? '' })}
        consequence={t('trusted.confirmText')}
        confirmLabel={t('trusted.revoke')}
        busyLabel={revoke.isPending && t('closing')}
        error={revoke.isError ? sentence(revoke.error) : undefined}
        onConfirm={() => target && revoke.mutate({ params: { id: target.id } })}
      />
    </section>
  );
}
