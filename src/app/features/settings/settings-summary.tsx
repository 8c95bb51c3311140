import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { SETTING_NAMES, type Settings } from './leave-settings.ts';
import { useSettingWords } from './use-setting-words.ts';

/** The settings in words, for those who read them and change nothing. */
export function SettingsSummary({ settings }: { settings: Settings }) {
  const { t } = useTranslation('settings');
  const words = useSettingWords(settings);
  // Only Alsace-Moselle knows Good Friday.
  const shown = SETTING_NAMES.filter(
    (name) => name !== 'goodFridayOff' || settings.holidayZone === 'alsace-moselle',
  );
  return (
    <Card title={t('sections.summary')}>
      <dl className="flex flex-col divide-y divide-line">
        {shown.map((name) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 sm:grid-cols-[2fr_3fr]"
          >
            <dt className="text-muted">{t(`names.${name}`)}</dt>
            <dd className="font-medium">{words(name)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
