import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { authEndpoints } from '#contract/auth.ts';
import type { Language } from '#domain/text/language.ts';
import { Banner } from '#ui/banner.tsx';
import { call } from '#web/api/call.ts';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { LanguageSwitch } from '#web/language-switch.tsx';
import { ThemeSwitch } from '#web/theme-switch.tsx';

/** Both take effect at once. The theme stays on this device; the language follows the person, in mails too. */
export function PreferencesForm() {
  const { t } = useTranslation(['profile', 'common']);
  const sentence = useErrorSentence();
  const remember = useMutation({
    mutationFn: (language: Language) => call(authEndpoints.chooseLanguage, { body: { language } }),
  });
  return (
    <div className="flex flex-col gap-5">
      {remember.isError && (
        <Banner tone="error" title={sentence(remember.error)} onClose={remember.reset}>
          {t('profile:preferences.notKept')}
        </Banner>
      )}
      <div className="flex flex-col items-start gap-1.5">
        <p className="text-sm font-medium">{t('common:preferences.language')}</p>
        <LanguageSwitch onChosen={(language) => remember.mutate(language)} />
        <p className="text-sm text-muted">{t('profile:preferences.languageHint')}</p>
      </div>
      <div className="flex flex-col items-start gap-1.5">
        <p className="text-sm font-medium">{t('common:preferences.theme')}</p>
        <ThemeSwitch withLabels />
        <p className="text-sm text-muted">{t('profile:preferences.themeHint')}</p>
      </div>
    </div>
  );
}
