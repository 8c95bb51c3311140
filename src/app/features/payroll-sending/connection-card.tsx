import PlugZap from 'lucide-react/icons/plug-zap';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Unplug from 'lucide-react/icons/unplug';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payrollSendingEndpoints } from '#contract/payroll-sending.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { ConnectForm } from './connect-form.tsx';
import type { Connection } from './sending.ts';

type ConnectionCardProps = { available: boolean; connection: Connection | null; mayConnect: boolean };

export function ConnectionCard({ available, connection, mayConnect }: ConnectionCardProps) {
  const { t } = useTranslation('payroll-sending');
  const [replacing, setReplacing] = useState(false);
  if (connection === null || replacing) {
    return (
      <Card title={t('connection.title')}>
        {!available && (
          <Banner tone="warning" title={t('connection.unavailable')}>
            {t('connection.unavailableHint')}
          </Banner>
        )}
        {available && mayConnect && (
          <ConnectForm
            connection={connection}
            onDone={() => setReplacing(false)}
            {...(replacing ? { onCancel: () => setReplacing(false) } : {})}
          />
        )}
        {available && !mayConnect && <p className="text-muted">{t('connection.none')}</p>}
      </Card>
    );
  }
  return (
    <Card
      title={t(`programs.${connection.provider}`)}
      actions={
        connection.trouble === null &&
        connection.readable && (
          <Badge tone={connection.lastSuccessAt === null ? 'pending' : 'approved'}>
            {t(connection.lastSuccessAt === null ? 'connection.untested' : 'connection.connected')}
          </Badge>
        )
      }
    >
      <div className="flex flex-col gap-5">
        <Trouble connection={connection} />
        <Facts connection={connection} />
        {mayConnect && <Deeds connection={connection} onReplace={() => setReplacing(true)} />}
      </div>
    </Card>
  );
}

function Trouble({ connection }: { connection: Connection }) {
  const { t } = useTranslation('payroll-sending');
  const instants = useReaderInstants();
  const { provider, trouble, readable } = connection;
  const program = t(`programs.${provider}`);
  if (!readable) return <Banner tone="error" title={t('troubles.secret')} />;
  if (trouble === null) return null;
  const passes = trouble.kind === 'busy' || trouble.kind === 'unreachable';
  return (
    <Banner tone={passes ? 'warning' : 'error'} title={t(`troubles.${trouble.kind}`, { program })}>
      {trouble.text !== null && <p>{t('troubleSays', { program, text: trouble.text })}</p>}
      <p className="text-sm">{t('troubleAt', { at: instants.instant(trouble.at) })}</p>
    </Banner>
  );
}

function Facts({ connection }: { connection: Connection }) {
  const { t } = useTranslation('payroll-sending');
  const instants = useReaderInstants();
  const { provider, dossier, endings, connectedAt, connectedBy, lastSuccessAt } = connection;
  const silae = provider === 'silae';
  const parts = silae ? (['clientId', 'clientSecret', 'subscriptionKey'] as const) : (['apiKey'] as const);
  const facts = [
    {
      name: t(silae ? 'connection.dossier' : 'connection.company'),
      value: dossier ?? t('connection.unknownCompany'),
    },
    {
      name: t('connection.lastSuccess'),
      value: lastSuccessAt === null ? t('connection.never') : instants.instant(lastSuccessAt),
    },
    {
      name: t('connection.since'),
      value: t('connection.sinceValue', { name: connectedBy.name, at: instants.instant(connectedAt) }),
    },
    ...parts.flatMap((part) => {
      const ending = endings[part];
      return ending === undefined
        ? []
        : [{ name: t(`form.${part}`), value: t('connection.ending', { ending }) }];
    }),
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Deeds({ connection, onReplace }: { connection: Connection; onReplace: () => void }) {
  const { t } = useTranslation('payroll-sending');
  const toast = useToast();
  const sentence = useErrorSentence();
  const [cutting, setCutting] = useState(false);
  const program = t(`programs.${connection.provider}`);
  const test = useWrite(payrollSendingEndpoints.test, {
    onSuccess: (answer) => {
      if (answer.connection?.trouble === null) toast({ title: t('connection.testOk', { program }) });
    },
  });
  const cut = useWrite(payrollSendingEndpoints.disconnect, {
    onSuccess: () => {
      setCutting(false);
      toast({ title: t('connection.disconnected', { program }) });
    },
  });
  return (
    <>
      {test.isError && <Banner tone="error" title={sentence(test.error, t('connection.testFailed'))} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<PlugZap className="size-4" aria-hidden="true" />}
          busyLabel={test.isPending && t('connection.testing')}
          onClick={() => test.mutate({})}
        >
          {t('connection.test')}
        </Button>
        <Button
          variant="quiet"
          icon={<RefreshCw className="size-4" aria-hidden="true" />}
          onClick={onReplace}
        >
          {t('connection.replace')}
        </Button>
        <Button
          variant="quiet"
          icon={<Unplug className="size-4" aria-hidden="true" />}
          onClick={() => setCutting(true)}
        >
          {t('connection.disconnect')}
        </Button>
      </div>
      <ConfirmDialog
        open={cutting}
        onOpenChange={setCutting}
        title={t('connection.disconnectTitle', { program })}
        consequence={t('connection.disconnectConsequence', { program })}
        confirmLabel={t('connection.disconnect')}
        busyLabel={cut.isPending && t('connection.disconnecting')}
        error={cut.isError ? sentence(cut.error) : undefined}
        onConfirm={() => cut.mutate({})}
      />
    </>
  );
}
