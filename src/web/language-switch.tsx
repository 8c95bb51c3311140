import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#app/i18n/change-language.ts';
import { toLanguage } from '#app/i18n/language.ts';
import { type Language, languages } from '#contract/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { wordsIn } from '#words/spoken.ts';

type LanguageSwitchProps = { short?: boolean; onChosen?: (language: Language) => void };

export function LanguageSwitch({ short = false, onChosen }: LanguageSwitchProps) {
  const { t, i18n } = useTranslation('common');
  return (
    <SegmentedControl
      preference="language"
      label={t('preferences.language')}
      value={toLanguage(i18n.language)}
      onChange={(language) => {
        changeLanguage(i18n, language);
        onChosen?.(language);
      }}
      iconsOnly={short}
      options={languages.map((language) => ({
        value: language,
        label: wordsIn(language).name,
        icon: short ? <span aria-hidden="true">{language.toUpperCase()}</span> : undefined,
      }))}
    />
  );
}
