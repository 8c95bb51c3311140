import { useMutation, useQueryClient } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationsEndpoints } from '#contract/notifications.ts';
import type { NotificationChoice, NotificationKind } from '#domain/notifications/notification-kind.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { call } from '#web/api/call.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';

type MailChoiceRowProps = {
  kind: NotificationKind;
  choice: NotificationChoice;
  choices: readonly NotificationChoice[];
  /** Null for what a device is not told of. */
  device: { chosen: boolean; choose: (wanted: boolean) => void } | null;
};

/** Saved as soon as it is chosen. What could not be saved stays chosen on the screen, and says so. */
export function MailChoiceRow({ kind, choice, choices, device }: MailChoiceRowProps) {
  const { t } = useTranslation(['notifications', 'common']);
  const queryClient = useQueryClient();
  const sentence = useErrorSentence();
  // Of our own rather than the mutation's, which tells what it was given a moment later: the choice would spring back.
  const [chosen, setChosen] = useState<NotificationChoice | null>(null);
  const save = useMutation({
    // One after the other, over all kinds: each answer holds them all, and the last one must be the latest.
    scope: { id: 'mail-choices' },
    mutationFn: (wanted: NotificationChoice) =>
      call(notificationsEndpoints.choose, { body: { kind, choice: wanted } }),
    onSuccess: (saved, savedChoice) => {
      queryClient.setQueryData(endpointKey(notificationsEndpoints.choices), saved);
      setChosen((latest) => (latest === savedChoice ? null : latest));
    },
  });
  const wanted = chosen ?? choice;
  const choose = (value: NotificationChoice) => {
    setChosen(value);
    save.mutate(value);
  };
  // A digest comes on its own day: it is wanted or not.
  const labelOf = (value: NotificationChoice) =>
    choices.includes('daily') || value === 'daily'
      ? t(`notifications:choices.${value}`)
      : t(`notifications:wanted.${value}`);
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            {t(`notifications:kinds.${kind}.name`)}
            <span role="status" className="inline-flex items-center gap-1 text-sm text-muted">
              {save.isPending && t('notifications:saving')}
              {save.isSuccess && (
                <>
                  <Check className="size-4 text-approved" aria-hidden="true" />
                  {t('notifications:saved')}
                </>
              )}
            </span>
          </p>
          <p className="text-sm text-muted">{t(`notifications:kinds.${kind}.hint`)}</p>
        </div>
        <div className="flex shrink-0 flex-col gap-2">
          <SegmentedControl
            label={t(`notifications:kinds.${kind}.name`)}
            value={wanted}
            onChange={choose}
            options={choices.map((value) => ({ value, label: labelOf(value) }))}
            fillsPhone
          />
          {device && (
            <Checkbox
              label={
                <>
                  {t('notifications:device.label')}
                  <span className="sr-only"> ({t(`notifications:kinds.${kind}.name`)})</span>
                </>
              }
              checked={device.chosen}
              onChange={device.choose}
            />
          )}
        </div>
      </div>
      {save.isError && (
        <Banner
          tone="error"
          title={sentence(save.error)}
          action={
            <Button size="sm" variant="secondary" onClick={() => choose(wanted)}>
              {t('common:failure.retry')}
            </Button>
          }
        >
          {t('notifications:notSaved')}
        </Banner>
      )}
    </li>
  );
}
