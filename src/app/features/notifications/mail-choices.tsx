import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { notificationsEndpoints } from '#contract/notifications.ts';
import { organizationEndpoints } from '#contract/organization.ts';
import { isDeviceKind } from '#domain/notifications/device-kinds.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useFormats } from '#web/i18n/use-formats.ts';
import { DeviceNote } from './device-note.tsx';
import { MailChoiceRow } from './mail-choice-row.tsx';
import { useDeviceChoices } from './use-device-choices.ts';

/** Which mails one gets, and when. Only the kinds that concern the person are there. */
export function MailChoices() {
  const { t } = useTranslation('notifications');
  const formats = useFormats();
  const choices = useQuery(endpointQuery(notificationsEndpoints.choices, {}));
  const device = useDeviceChoices();
  const organization = useQuery(endpointQuery(organizationEndpoints.me, {}));
  if (choices.isError) {
    return (
      <LoadError
        error={choices.error}
        otherwise={t('loadFailed')}
        onRetry={() => choices.refetch()}
        retrying={choices.isRefetching}
      />
    );
  }
  // The hour is worth waiting for, so that the sentence does not change while one reads it; not worth failing for.
  if (choices.isPending || organization.isPending) {
    return (
      <LoadingArea label={t('loading')}>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      </LoadingArea>
    );
  }
  const onDevice = (kind: NotificationKind) =>
    isDeviceKind(kind) && device.offered.includes(kind)
      ? { chosen: device.isChosen(kind), choose: (wanted: boolean) => device.choose(kind, wanted) }
      : null;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {organization.data
          ? t('lead', { hour: formats.hour(organization.data.digestHour) })
          : t('leadWithoutHour')}
      </p>
      <ul className="divide-y divide-line">
        {choices.data.map((entry) => (
          <MailChoiceRow key={entry.kind} {...entry} device={onDevice(entry.kind)} />
        ))}
      </ul>
      <DeviceNote isAble={device.isAble} isBlocked={device.isBlocked} error={device.error} />
    </div>
  );
}
