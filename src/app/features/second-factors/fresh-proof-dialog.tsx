import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '#app/frame/passkeys/device-answer.ts';
import { usePasskeySentence } from '#app/frame/passkeys/use-passkey-sentence.ts';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useWrite } from '#web/api/use-write.ts';

type FreshProofDialogProps = { onProven: () => void; onClose: () => void };

/** I11: who is there, asked once for ten minutes. What was being done waits behind it, and goes on. */
export function FreshProofDialog({ onProven, onClose }: FreshProofDialogProps) {
  const { t } = useTranslation(['second-factors', 'passkeys']);
  const sentence = usePasskeySentence();
  const factors = useQuery(endpointQuery(secondFactorsEndpoints.read, {}));
  const [code, setCode] = useState('');
  const asked = useRef(false);
  const prove = useWrite(secondFactorsEndpoints.stepUp, { onSuccess: onProven });
  const mail = useWrite(secondFactorsEndpoints.askMailCode);
  const device = useMutation({
    mutationFn: async () => (await import('#app/frame/passkeys/ask-device.ts')).proveWithPasskey(),
    onSuccess: onProven,
  });
  const byApp = factors.data ? factors.data.app !== null : null;
  const byPasskey = (factors.data?.passkeys ?? 0) > 0 && knowsPasskeys();
  // I36: where the mailbox proves nothing, it is not offered. Who has a passkey asks for the mail by a press.
  const byMail = factors.data?.mailCode ?? false;
  const mailAtOnce = byMail && !byPasskey;
  const hasCode = byApp === true || mailAtOnce || !mail.isIdle;

  useEffect(() => {
    if (!mailAtOnce || asked.current) return;
    asked.current = true;
    mail.mutate({});
  }, [mailAtOnce, mail.mutate]);

  const why = byApp ? 'byApp' : hasCode ? 'byMail' : byMail ? 'byPasskey' : 'byPasskeyAlone';
  const refusal = prove.error ?? mail.error ?? device.error;
  return (
    <FormDialog
      title={t('second-factors:proof.title')}
      description={byApp === null ? undefined : t(`second-factors:proof.${why}`)}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') prove.mutate({ body: { code } });
      }}
      submitLabel={t('second-factors:proof.confirm')}
      busyLabel={prove.isPending && t('second-factors:setUp.confirming')}
      idle={!hasCode}
      refusal={refusal ? sentence(refusal) : undefined}
      onRefusalClosed={() => {
        prove.reset();
        mail.reset();
        device.reset();
      }}
    >
      {byPasskey && (
        <Button
          variant={hasCode ? 'secondary' : 'primary'}
          className="self-start"
          busyLabel={device.isPending && t('second-factors:proof.waiting')}
          onClick={() => device.mutate()}
        >
          {t('second-factors:proof.usePasskey')}
        </Button>
      )}
      {byMail && !hasCode && (
        <Button variant="secondary" className="self-start" onClick={() => mail.mutate({})}>
          {t('second-factors:proof.sendMail')}
        </Button>
      )}
      {hasCode && (
        <TextField
          label={t('second-factors:proof.code')}
          name="code"
          inputMode={byApp ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </FormDialog>
  );
}
