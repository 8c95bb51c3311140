import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { botFormSchema, teamsBotEndpoints } from '#contract/teams-bot.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { download } from '#web/api/download.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useContractForm } from '#web/use-contract-form.ts';

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
        <Button variant={isConnected ? 'quiet' : 'primary'} size="sm" onClick={() => setAsking(true)}>
          {t(isConnected ? 'teamsBot.another' : 'connect')}
        </Button>
      </div>
      {asking && <TeamsBotDialog bot={data.bot} onClose={() => setAsking(false)} />}
    </div>
  );
}

type TeamsBotDialogProps = { bot: { appId: string; tenantId: string } | null; onClose: () => void };

/** Whoever has it speaks as the bot. */
const secrets = ['secret'] as const;

function TeamsBotDialog({ bot, onClose }: TeamsBotDialogProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const form = useContractForm(
    botFormSchema,
    { appId: bot?.appId ?? '', tenantId: bot?.tenantId ?? '', secret: '' },
    secrets,
  );
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
      <TextField
        {...form.register('appId')}
        label={t('teamsBot.appId')}
        hint={t('teamsBot.appIdHint')}
        autoComplete="off"
        maxLength={36}
        error={form.errorOf('appId')}
      />
      <TextField
        {...form.register('tenantId')}
        label={t('teamsBot.tenantId')}
        autoComplete="off"
        maxLength={36}
        error={form.errorOf('tenantId')}
      />
      <TextField
        {...form.register('secret')}
        type="password"
        label={t('teamsBot.secret')}
        hint={t('teamsBot.secretHint')}
        autoComplete="off"
        maxLength={500}
        error={form.errorOf('secret')}
      />
    </FormDialog>
  );
}
