import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '#app/frame/passkeys/device-answer.ts';
import { usePasskeySentence } from '#app/frame/passkeys/use-passkey-sentence.ts';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { secondFactorsEndpoints } from '#contract/second-factors.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** I10: who has a passkey came by a link all the same; with the passkey everything opens. */
export function PasskeyInstead({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('second-factors');
  const sentence = usePasskeySentence();
  const openSession = useOpenSession();
  const factors = useQuery(endpointQuery(secondFactorsEndpoints.read, {}));
  const login = useMutation({
    mutationFn: async () => (await import('#app/frame/passkeys/ask-device.ts')).logInWithPasskey(false),
    onSuccess: (opened) => {
      openSession(opened);
      onDone();
    },
  });
  if (!factors.data?.passkeys || !knowsPasskeys()) return null;
  return (
    <Card title={t('enrolling.passkeyTitle')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">{t('enrolling.passkeyText')}</p>
        {login.isError && <Banner tone="error" title={sentence(login.error)} />}
        <Button
          icon={<KeyRound className="size-4" aria-hidden="true" />}
          busyLabel={login.isPending && t('enrolling.passkeyWaiting')}
          onClick={() => login.mutate()}
        >
          {t('enrolling.passkey')}
        </Button>
      </div>
    </Card>
  );
}
