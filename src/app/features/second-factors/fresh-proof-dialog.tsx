import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';

type FreshProofDialogProps = { onProven: () => void; onClose: () => void };

/** I11: who is there, asked once for ten minutes. What was being done waits behind it, and goes on. */
export function FreshProofDialog({ onProven, onClose }: FreshProofDialogProps) {
  const { t } = useTranslation('second-factors');
  const sentence = useErrorSentence();
  const factors = useQuery(endpointQuery(secondFactorsEndpoints.read, {}));
  const [code, setCode] = useState('');
  const asked = useRef(false);
  const prove = useWrite(secondFactorsEndpoints.stepUp, { onSuccess: onProven });
  const mail = useWrite(secondFactorsEndpoints.askMailCode);
  const byMail = factors.data ? factors.data.app === null : null;

  useEffect(() => {
    if (!byMail || asked.current) return;
    asked.current = true;
    mail.mutate({});
  }, [byMail, mail.mutate]);

  const refusal = prove.error ?? mail.error;
  return (
    <FormDialog
      title={t('proof.title')}
      description={byMail ? t('proof.byMail') : t('proof.byApp')}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') prove.mutate({ body: { code } });
      }}
      submitLabel={t('proof.confirm')}
      busyLabel={prove.isPending && t('setUp.confirming')}
      idle={byMail === null}
      refusal={refusal ? sentence(refusal) : undefined}
      onRefusalClosed={() => {
        prove.reset();
        mail.reset();
      }}
    >
      <TextField
        label={t('proof.code')}
        name="code"
        inputMode={byMail ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </FormDialog>
  );
}
