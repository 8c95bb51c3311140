import { useTranslation } from 'react-i18next';

export function useCopyWords() {
  const { t } = useTranslation('company-login');
  return { copy: t('copy.copy'), copied: t('copy.copied'), byHand: t('copy.byHand') };
}
