import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Files from 'lucide-react/icons/files';
import { useTranslation } from 'react-i18next';
import { FigureStrip } from '#ui/figure-strip.tsx';
import type { MySummary } from '#web/leave/leave-request.ts';

const counters = [
  { name: 'total', Icon: Files },
  { name: 'pending', Icon: Clock },
  { name: 'approved', Icon: CircleCheck },
  { name: 'rejected', Icon: CircleX },
] as const;

export function MyCounters({ summary }: { summary: MySummary }) {
  const { t } = useTranslation('dashboard');
  return (
    <section aria-label={t('counters.label')}>
      <FigureStrip
        figures={counters.map(({ name, Icon }) => ({
          label: t(`counters.${name}`),
          value: String(summary[name]),
          icon: <Icon className="size-4 shrink-0" aria-hidden="true" />,
        }))}
      />
    </section>
  );
}
