import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyLoginEndpoints } from '#contract/company-login.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';
import type { Domain } from './connection.ts';
import { useCopyWords } from './use-copy-words.ts';

export function DomainRow({
  domain: { id, domain, record, provenAt, checkedAt, finding, missingSince },
}: {
  domain: Domain;
}) {
  const { t } = useTranslation('company-login');
  const sentence = useErrorSentence();
  const instants = useInstants();
  const words = useCopyWords();
  const [removing, setRemoving] = useState(false);
  const check = useWrite(companyLoginEndpoints.checkDomain);
  const remove = useWrite(companyLoginEndpoints.removeDomain, { onSuccess: () => setRemoving(false) });
  const state = missingSince ? 'missing' : provenAt ? 'proven' : 'waiting';
  const tone = { missing: 'rejected', proven: 'approved', waiting: 'pending' } as const;
  return (
    <li className="flex flex-col gap-4 p-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex min-w-0 flex-1 flex-wrap items-center gap-2 font-medium">
          <span className="wrap-anywhere">{domain}</span>
          <Badge tone={tone[state]}>{t(`domains.${state}`)}</Badge>
        </p>
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('domains.checkNamed', { domain })}
          busyLabel={check.isPending && t('domains.checking')}
          onClick={() => check.mutate({ params: { id } })}
        >
          {t('domains.check')}
        </Button>
        <Button
          variant="dangerQuiet"
          size="sm"
          aria-label={t('domains.removeNamed', { domain })}
          onClick={() => setRemoving(true)}
        >
          {t('domains.remove')}
        </Button>
      </div>
      {check.isError && <Banner tone="error" title={sentence(check.error)} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {checkedAt && finding
          ? t(`domains.findings.${finding}`, { when: instants.shortInstant(checkedAt) })
          : ''}
      </p>
      {missingSince && (
        <Banner tone="warning" title={t('domains.missingSince', { when: instants.day(missingSince) })} />
      )}
      {state !== 'proven' && (
        <div className="flex flex-col gap-3">
          <p className="text-sm">{t('domains.record')}</p>
          <CopyField label={t('domains.recordName')} value={record.name} words={words} />
          <CopyField label={t('domains.recordValue')} value={record.value} words={words} />
        </div>
      )}
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setRemoving(false)}
          title={t('domains.removeNamed', { domain })}
          consequence={t('domains.removeConsequence')}
          confirmLabel={t('domains.remove')}
          busyLabel={remove.isPending && t('saving')}
          error={remove.isError ? sentence(remove.error) : undefined}
          onConfirm={() => remove.mutate({ params: { id } })}
        />
      )}
    </li>
  );
}
