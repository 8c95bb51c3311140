import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CirclePlus from 'lucide-react/icons/circle-plus';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

const ACTIONS = [
  { name: 'approvals', Icon: CircleCheckBig },
  { name: 'newRequest', Icon: CirclePlus },
  { name: 'dashboard', Icon: LayoutDashboard },
] as const;

export function QuickActions() {
  const { t } = useTranslation('calendar');
  return (
    <Card title={t('actions.title')}>
      <ul className="flex flex-col gap-2">
        {ACTIONS.map(({ name, Icon }) => (
          <li key={name}>
            <ButtonLink
              variant="secondary"
              className="w-full justify-start!"
              to={PAGES[name].path}
              icon={<Icon className="size-5" aria-hidden="true" />}
            >
              {t(`actions.${name}`)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
