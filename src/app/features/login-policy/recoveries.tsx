import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { loginPolicyEndpoints, type loginPolicySchema } from '#contract/login-policy.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';

type RecoveriesProps = { policy: z.infer<typeof loginPolicySchema>; user: StoredUser };

/** I12: one admin asks, another confirms. Who asked cannot confirm, and nobody does it for themselves. */
export function Recoveries({ policy, user }: RecoveriesProps) {
  const { t } = useTranslation('login-policy');
  const sentence = useErrorSentence();
  const instants = useInstants();
  const [chosen, setChosen] = useState('');
  const ask = useWrite(loginPolicyEndpoints.askRecovery, { onSuccess: () => setChosen('') });
  const confirm = useWrite(loginPolicyEndpoints.confirmRecovery);
  const withdraw = useWrite(loginPolicyEndpoints.withdrawRecovery);
  const failure = ask.error ?? confirm.error ?? withdraw.error;
  const underWay = new Set(policy.recoveries.map(({ person }) => person.id));
  const people = policy.people.filter(({ id, ready }) => ready && id !== user.id && !underWay.has(id));
  return (
    <Card title={t('lost.title')}>
      <div className="flex flex-col gap-5">
        <p className="text-muted">{t('lost.text')}</p>
        {failure && <Banner tone="error" title={sentence(failure)} />}
        {policy.recoveries.length > 0 && (
          <ul className="divide-y divide-line">
            {policy.recoveries.map(({ id, person, askedBy, dueAt }) => (
              <li key={id} className="flex flex-wrap items-center gap-3 py-3">
                <div className="min-w-0 flex-1 basis-64">
                  <p className="font-medium wrap-anywhere">{person.name}</p>
                  <p className="text-sm text-muted">
                    {dueAt
                      ? t('lost.due', { when: instants.instant(dueAt) })
                      : t('lost.asked', { name: askedBy.name })}
                  </p>
                </div>
                {!dueAt && askedBy.id !== user.id && person.id !== user.id && (
                  <Button
                    size="sm"
                    busyLabel={confirm.isPending && t('saving')}
                    onClick={() => confirm.mutate({ params: { id } })}
                  >
                    {t('lost.confirm')}
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="secondary"
                  busyLabel={withdraw.isPending && t('saving')}
                  onClick={() => withdraw.mutate({ params: { id } })}
                >
                  {t('lost.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {people.length > 0 && (
          <div className="flex flex-wrap items-end gap-3">
            <Select
              label={t('lost.person')}
              className="min-w-0 flex-1 basis-56"
              options={[
                { value: '', label: t('lost.choose') },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
            <Button
              variant="secondary"
              disabled={chosen === ''}
              busyLabel={ask.isPending && t('saving')}
              onClick={() => ask.mutate({ body: { userId: chosen } })}
            >
              {t('lost.ask')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
