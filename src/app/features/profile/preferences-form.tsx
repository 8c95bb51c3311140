import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '#app/api/call.ts';
import { useErrorSentence } from '#app/api/use-error-sentence.ts';
import { LanguageSwitch } from '#app/frame/preferences/language-switch.tsx';
import { ThemeSwitch } from '#app/frame/preferences/theme-switch.tsx';
import { authEndpoints } from '#contract/auth.ts';
import type { Language } from '#contract/language.ts';
import { Banner } from '#ui/banner.tsx';

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
