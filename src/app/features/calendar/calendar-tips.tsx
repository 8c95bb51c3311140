import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';

const TIPS = ['pending', 'drag', 'link', 'keys', 'print'] as const;
/** Of no use to a thumb. */
const DESK_TIPS: readonly string[] = ['drag', 'keys', 'print'];

export function CalendarTips() {
  const { t } = useTranslation('calendar');
  return (
    <Card title={t('tips.title')}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-plain marker:text-sea">
        {TIPS.map((tip) => (
          <li key={tip} className={DESK_TIPS.includes(tip) ? 'max-md:hidden' : undefined}>
            {t(`tips.${tip}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
