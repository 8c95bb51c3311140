import { useMutation } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '#app/document/use-hydrated.ts';
import { DeviceRefusal, knowsPasskeys } from '#app/frame/passkeys/device-answer.ts';
import { whenIdle } from '#app/frame/passkeys/when-idle.ts';
import { rememberDestination } from '#app/frame/session/destination.ts';
import { useOpenSession } from '#app/frame/session/use-open-session.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { now } from '#web/clock/clock.ts';
import { usePageVisible } from './use-page-visible.ts';

/** What the device is asked counts for five minutes: a page that stays open asks anew before. */
const askedAnew = 4 * 60_000;

/** Fetched by who presses, or once the page has nothing else to do. */
const askDevice = () => import('#app/frame/passkeys/ask-device.ts');

/** Both factors at once, without an address: by a press, or from the field where the browser offers it. */
export function PasskeyLogin({ next }: { next: string | null }) {
  const { t } = useTranslation('auth');
  const sentence = useErrorSentence();
  const openSession = useOpenSession();
  const pressing = useRef(false);
  const login = useMutation({
    mutationFn: async (autofill: boolean) => (await askDevice()).logInWithPasskey(autofill),
    onSuccess: (opened) => {
      rememberDestination(next, now());
      openSession(opened);
    },
    onSettled: () => {
      pressing.current = false;
    },
  });
  const { mutate } = login;
  const visible = usePageVisible();
  // In the document for everyone, and gone where the browser turns out not to know them.
  const hydrated = useHydrated();
  const known = !hydrated || knowsPasskeys();

  useEffect(() => {
    if (!hydrated || !known || !visible) return;
    let left = false;
    let stop = () => {};
    const offer = async () => {
      const { offersInField, stopAsking } = await askDevice();
      if (left || pressing.current || !(await offersInField()) || left || pressing.current) return;
      stop = stopAsking;
      mutate(true);
    };
    const forget = whenIdle(() => void offer());
    const again = setInterval(() => void offer(), askedAnew);
    return () => {
      left = true;
      forget();
      clearInterval(again);
      stop();
    };
  }, [hydrated, known, visible, mutate]);

  if (!known) return null;
  const pressed = login.variables === false;
  const { error } = login;
  const said = (): string | null => {
    if (!(error instanceof DeviceRefusal)) return error && sentence(error);
    // Nobody asked for what the field offered: that it came to nothing is no news.
    if (!pressed || error.reason === 'aborted') return null;
    return t(error.reason === 'notAllowed' ? 'passkey.notAllowed' : 'passkey.unable');
  };
  const problem = said();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-3 text-sm text-muted" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {t('passkey.or')}
        <span className="h-px flex-1 bg-line" />
      </div>
      {problem && <Banner tone="error" title={problem} />}
      <Button
        variant="secondary"
        size="lg"
        icon={<KeyRound className="size-5" aria-hidden="true" />}
        busyLabel={pressed && login.isPending && t('passkey.waiting')}
        onClick={() => {
          pressing.current = true;
          mutate(false);
        }}
      >
        {t('passkey.open')}
      </Button>
    </div>
  );
}
