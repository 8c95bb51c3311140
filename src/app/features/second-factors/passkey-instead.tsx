import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import { knowsPasskeys } from '#app/frame/passkeys/device-answer.ts';
import { usePasskeySentence } from '#app/frame/passkeys/use-passkey-sentence.ts';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** I10, I36: who has a passkey came by a link all the same; with the passkey everything opens, and with nothing else. */
export function PasskeyInstead({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('second-factors');
  const sentence = usePasskeySentence();
  const openSession = useOpenSession();
  const login = useMutation({
    mutationFn: async () => (await import('#app/frame/passkeys/ask-device.ts')).logInWithPasskey(false),
    onSuccess: (opened) => {
      openSession(opened);
      onDone();
    },
  });
  return (
    <Card title={t('enrolling.passkeyTitle')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">{t('enrolling.passkeyText')}</p>
        {login.isError && <Banner tone="error" title={sentence(login.error)} />}
        {knowsPasskeys() && (
          <Button
            icon={<KeyRound className="size-4" aria-hidden="true" />}
            busyLabel={login.isPending && t('enrolling.passkeyWaiting')}
            onClick={() => login.mutate()}
          >
            {t('enrolling.passkey')}
          </Button>
        )}
        <p className="text-sm text-muted">{t('enrolling.passkeyLost')}</p>
      </div>
    </Card>
  );
}
