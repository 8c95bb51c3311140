import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useTranslation } from 'react-i18next';
import { usePasskeySentence } from '#app/frame/passkeys/use-passkey-sentence.ts';
import { passkeysEndpoints } from '#contract/passkeys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { useToast } from '#ui/toast.tsx';
import { endpointKey, endpointQuery } from '#web/api/endpoint-query.ts';
import { useWrite } from '#web/api/use-write.ts';

/** Tells who came by a mail link that there is a shorter way, on devices that know it; until they say no. */
export function PasskeyOffer() {
  const { t } = useTranslation('passkeys');
  const list = useQuery(endpointQuery(passkeysEndpoints.list, {}));
  const queryClient = useQueryClient();
  const toast = useToast();
  const sentence = usePasskeySentence();
  const making = useMutation({
    mutationFn: async () => (await import('#app/frame/passkeys/ask-device.ts')).askForPasskey(),
    onSuccess: () => {
      toast({ title: t('made') });
      return queryClient.invalidateQueries({ queryKey: endpointKey(passkeysEndpoints.list) });
    },
  });
  const decline = useWrite(passkeysEndpoints.decline);
  if (!list.data?.offered || decline.isSuccess) return null;
  const failed = [making, decline].find(({ isError }) => isError);
  return (
    <section
      aria-labelledby="passkey-offer"
      className={classNames(cardClass, 'flex flex-wrap items-center gap-x-5 gap-y-4 p-5')}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-md bg-sea-soft text-sea">
        <KeyRound className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-72">
        <h2 id="passkey-offer" className="font-semibold">
          {t('offer.title')}
        </h2>
        <p className="mt-1 text-muted">{t('offer.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busyLabel={making.isPending && t('making')} onClick={() => making.mutate()}>
          {t('offer.make')}
        </Button>
        <Button variant="secondary" onClick={() => decline.mutate({})}>
          {t('offer.decline')}
        </Button>
      </div>
      {failed && (
        <div className="basis-full">
          <Banner tone="error" title={sentence(failed.error)} />
        </div>
      )}
    </section>
  );
}
