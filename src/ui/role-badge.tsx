import { useTranslation } from 'react-i18next';
import { Badge } from './badge.tsx';

const toneOfRole = {
  employee: 'neutral',
  team_lead: 'violet',
  manager: 'amber',
  admin: 'sea',
  accountant: 'neutral',
} as const;

export type RoleName = keyof typeof toneOfRole;

export function RoleBadge({ roleName }: { roleName: RoleName }) {
  const { t } = useTranslation('ui');
  return <Badge tone={toneOfRole[roleName]}>{t(`role.${roleName}`)}</Badge>;
}
