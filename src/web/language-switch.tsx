import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#domain/text/language.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { changeLanguage } from '#web/i18n/change-language.ts';
import { toLanguage } from '#web/i18n/language.ts';
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
