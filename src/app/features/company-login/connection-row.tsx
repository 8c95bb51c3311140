import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyLoginEndpoints } from '#contract/company-login.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import { useDayFormats } from '#web/i18n/use-day-formats.ts';
import { type Connections, connectionTones, type DescribedConnection, typedSettings } from './connection.ts';
import { SamlFacts } from './saml-facts.tsx';

type ConnectionRowProps = {
  connection: DescribedConnection;
  /** Admins who came by it and have another way in. */
  swornBy: Connections['swornBy'];
  onEdit: () => void;
};

export function ConnectionRow({ connection, swornBy, onEdit }: ConnectionRowProps) {
  const { t } = useTranslation('company-login');
  const sentence = useErrorSentence();
  const instants = useInstants();
  const { longDay } = useDayFormats();
  const [removing, setRemoving] = useState(false);
  const { id, name, kind, state, enforced, testedAt, testedBy, lastLoginAt, people, refusal } = connection;
  const params = { id };
  const test = useWrite(companyLoginEndpoints.testConnection, {
    onSuccess: ({ url }) => window.location.assign(url),
  });
  const turn = useWrite(companyLoginEndpoints.turnConnection);
  const remove = useWrite(companyLoginEndpoints.removeConnection, { onSuccess: () => setRemoving(false) });
  const failed = [test, turn].find(({ isError }) => isError);
  const isOn = state === 'on';
  return (
    <li className="flex flex-col gap-4 p-4">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{name}</span>
          <Badge tone={connectionTones[state]}>{t(`states.${state}`)}</Badge>
          {enforced && <Badge tone="pending">{t('states.enforced')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {kind === 'oidc' ? t(`providers.${typedSettings(connection).provider}`) : t('kinds.saml')} ·{' '}
          {t('row.people', { count: people })}
        </p>
        <p className="text-sm text-muted">
          {testedAt
            ? t('row.tested', { when: instants.shortInstant(testedAt), name: testedBy ?? '' })
            : t('row.untested')}
          {lastLoginAt && <> · {t('row.lastLogin', { when: instants.shortInstant(lastLoginAt) })}</>}
        </p>
        {connection.secretEndsOn && (
          <p className="text-sm text-muted">
            {t('row.secretEnds', { when: longDay(connection.secretEndsOn) })}
          </p>
        )}
        {connection.saml && <SamlFacts saml={connection.saml} />}
        {refusal && (
          <p className="text-sm wrap-anywhere text-coral">
            {t('row.refusal', {
              when: instants.shortInstant(refusal.at),
              reason: t(`refusals.${refusal.reason}`),
            })}
          </p>
        )}
      </div>
      {failed && <Banner tone="error" title={sentence(failed.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="sm"
          busyLabel={(test.isPending || test.isSuccess) && t('row.testing')}
          onClick={() => test.mutate({ params })}
        >
          {t('row.test')}
        </Button>
        {(isOn || testedAt !== null) && (
          <Button
            variant={isOn ? 'secondary' : 'primary'}
            size="sm"
            busyLabel={turn.isPending && t('saving')}
            onClick={() => turn.mutate({ params, body: { state: isOn ? 'off' : 'on', enforced: false } })}
          >
            {t(isOn ? 'row.turnOff' : 'row.turnOn')}
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {t('row.edit')}
        </Button>
        <Button
          variant="dangerQuiet"
          size="sm"
          aria-label={t('row.removeNamed', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('row.remove')}
        </Button>
      </div>
      {isOn && (
        <div className="flex flex-col gap-2">
          <Switch
            label={t('enforce.label')}
            hint={enforced || swornBy.length > 0 ? t('enforce.hint') : t('enforce.before')}
            checked={enforced}
            disabled={turn.isPending || (!enforced && swornBy.length === 0)}
            onChange={(asked) => turn.mutate({ params, body: { state: 'on', enforced: asked } })}
          />
          {enforced && <p className="text-sm text-muted">{t('enforce.emergency')}</p>}
          {enforced && swornBy.length === 0 && <Banner tone="warning" title={t('enforce.alone')} />}
        </div>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(false)}
          title={t('row.removeNamed', { name })}
          consequence={t('row.removeConsequence')}
          confirmLabel={t('row.remove')}
          busyLabel={remove.isPending && t('saving')}
          error={remove.isError ? sentence(remove.error) : undefined}
          onConfirm={() => remove.mutate({ params })}
        />
      )}
    </li>
  );
}
