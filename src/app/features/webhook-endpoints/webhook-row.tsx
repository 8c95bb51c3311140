import Ellipsis from 'lucide-react/icons/ellipsis';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import WebhookIcon from 'lucide-react/icons/webhook';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { webhookEndpointsEndpoints } from '#contract/webhook-endpoints.ts';
import { eventTypes } from '#domain/webhooks/event-types.ts';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#ui/dropdown-menu.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { hostOf, shownStateOf, stateTones, type Webhook } from './webhook.ts';

type WebhookRowProps = {
  webhook: Webhook;
  onEdit: () => void;
  onRotate: () => void;
  onDelete: () => void;
};

const icon = 'size-4 text-muted';

export function WebhookRow({ webhook, onEdit, onRotate, onDelete }: WebhookRowProps) {
  const { t } = useTranslation('webhooks');
  const toast = useToast();
  const sentence = useErrorSentence();
  const host = hostOf(webhook);
  const state = shownStateOf(webhook);
  const { id, url, events } = webhook;
  const isOn = webhook.state === 'live';
  const test = useWrite(webhookEndpointsEndpoints.test, {
    onSuccess: () => toast({ title: t('actions.tested', { host }) }),
  });
  const update = useWrite(webhookEndpointsEndpoints.update, {
    onSuccess: ({ state: now }) => toast({ title: t(now === 'live' ? 'actions.resumed' : 'actions.paused') }),
  });
  const failure = test.error ?? update.error;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4 sm:p-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <WebhookIcon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{host}</span>
          <Badge tone={stateTones[state]}>{t(`state.${state}`)}</Badge>
        </p>
        <p className="truncate text-sm text-muted">{url}</p>
        <Trouble webhook={webhook} />
        {failure && (
          <p role="alert" className="text-sm text-coral">
            {sentence(failure)}
          </p>
        )}
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer py-1 text-sea">
            {events.length === eventTypes.length ? t('row.every') : t('row.events', { count: events.length })}
          </summary>
          <ul className="list-disc pl-5 text-muted">
            {events.map((event) => (
              <li key={event}>{t(`events.${event}`)}</li>
            ))}
          </ul>
        </details>
      </div>
      <div className="ml-auto flex items-center gap-2">
        <Link
          to={pathOf(PAGES.webhook, { id })}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('actions.deliveries')}
        </Link>
        <DropdownMenu
          trigger={
            <IconButton
              size="sm"
              label={t('actions.label', { host })}
              icon={<Ellipsis className="size-5" aria-hidden="true" />}
            />
          }
        >
          {isOn && (
            <MenuItem
              icon={<Send className={icon} aria-hidden="true" />}
              onSelect={() => test.mutate({ params: { id } })}
            >
              {t('actions.test')}
            </MenuItem>
          )}
          <MenuItem icon={<Pencil className={icon} aria-hidden="true" />} onSelect={onEdit}>
            {t('actions.edit')}
          </MenuItem>
          <MenuItem icon={<RefreshCw className={icon} aria-hidden="true" />} onSelect={onRotate}>
            {t('actions.rotate')}
          </MenuItem>
          <MenuItem
            icon={
              isOn ? (
                <Pause className={icon} aria-hidden="true" />
              ) : (
                <Play className={icon} aria-hidden="true" />
              )
            }
            onSelect={() => update.mutate({ params: { id }, body: { url, events, enabled: !isOn } })}
          >
            {t(isOn ? 'actions.pause' : 'actions.resume')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger icon={<Trash2 className="size-4" aria-hidden="true" />} onSelect={onDelete}>
            {t('actions.delete')}
          </MenuItem>
        </DropdownMenu>
      </div>
    </li>
  );
}

/** What somebody should know of it, or do about it. */
function Trouble({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  const instants = useInstants();
  const state = shownStateOf(webhook);
  const { failingSince, offAt, previousEndsAt, keyName } = webhook;
  return (
    <>
      {keyName && <p className="text-sm text-muted">{t('row.key', { name: keyName })}</p>}
      {previousEndsAt && (
        <p className="text-sm text-muted">
          {t('row.both', { until: instants.shortInstant(previousEndsAt) })}
        </p>
      )}
      {state === 'failing' && failingSince && (
        <p className="text-sm text-coral">
          {t('row.failing', { since: instants.shortInstant(failingSince) })}
        </p>
      )}
      {offAt && state !== 'live' && state !== 'failing' && (
        <p className={`text-sm ${state === 'paused' ? 'text-muted' : 'text-coral'}`}>
          {t(`row.${state}`, { at: instants.shortInstant(offAt) })}
        </p>
      )}
    </>
  );
}
