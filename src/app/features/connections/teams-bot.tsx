import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { teamsBotEndpoints } from '#contract/teams-bot.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { TenantAppFields, type TypedTenantApp, useTenantAppForm } from './tenant-app-fields.tsx';

/** A bot that the company registered: what Azure has to know of us, and what Teams is given. */
export function TeamsBot({ isConnected }: { isConnected: boolean }) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(endpointQuery(teamsBotEndpoints.show, {}));
  const app = useMutation({ mutationFn: () => download(teamsBotEndpoints.app, {}) });
  if (!data) return null;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted wrap-anywhere">
        {t('teamsBot.endpoint')} <span className="font-mono text-plain">{data.endpoint}</span>
        {data.bot && (
          <>
            <br />
            {t('teamsBot.tenant', { id: data.bot.tenantId })}
          </>
        )}
      </p>
      {isConnected && <p className="text-sm text-muted">{t('teamsBot.upload')}</p>}
      {app.isError && <Banner tone="error" title={sentence(app.error)} />}
      <div className="flex flex-wrap gap-3">
        {isConnected && (
          <Button
            variant="secondary"
            size="sm"
            busyLabel={app.isPending && t('teamsBot.making')}
            onClick={() => app.mutate()}
          >
            {t('teamsBot.app')}
          </Button>
        )}
        <Button variant={isConnected ? 'secondary' : 'primary'} size="sm" onClick={() => setAsking(true)}>
          {t(isConnected ? 'teamsBot.another' : 'connect')}
        </Button>
      </div>
      {asking && <TeamsBotDialog bot={data.bot} onClose={() => setAsking(false)} />}
    </div>
  );
}

type TeamsBotDialogProps = { bot: TypedTenantApp | null; onClose: () => void };

function TeamsBotDialog({ bot, onClose }: TeamsBotDialogProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useTenantAppForm(bot);
  const connect = useWrite(teamsBotEndpoints.connect, { onSuccess: onClose, onError: form.showRefusal });
  return (
    <FormDialog
      title={t('teamsBotCompany.title')}
      onClose={onClose}
      onSubmit={form.handleSubmit((body) => connect.mutate({ body }))}
      submitLabel={t('teamsBot.connect')}
      busyLabel={connect.isPending && t('teamsBot.connecting')}
      incomplete={form.incomplete}
      refusal={connect.isError ? sentence(connect.error, t('teamsBot.failed')) : undefined}
      onRefusalClosed={connect.reset}
    >
      <TenantAppFields form={form} appIdHint={t('teamsBot.appIdHint')} />
    </FormDialog>
  );
}
