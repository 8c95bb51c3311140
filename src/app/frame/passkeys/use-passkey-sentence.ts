import { useTranslation } from 'react-i18next';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { DeviceRefusal } from './device-answer.ts';

/** What to say when a passkey was not made or did not open anything. */
export function usePasskeySentence() {
  const { t } = useTranslation('passkeys');
  const sentence = useErrorSentence();
  return (error: unknown): string => {
    if (!(error instanceof DeviceRefusal)) return sentence(error);
    return t(`refusals.${error.reason === 'aborted' ? 'notAllowed' : error.reason}`);
  };
}
