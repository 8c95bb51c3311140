import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { loginPolicySchema } from '#contract/login-policy.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';

/** Who has no second factor yet: those who are asked for one come first. */
export function NotReady({ policy }: { policy: z.infer<typeof loginPolicySchema> }) {
  const { t } = useTranslation('login-policy');
  const missing = policy.people.filter(({ ready }) => !ready);
  const people = [...missing].sort((one, other) => Number(other.asked) - Number(one.asked));
  const ready = policy.people.length - missing.length;
  return (
    <Card title={t('people.title')}>
      <p>{t('people.ready', { count: ready, total: policy.people.length })}</p>
      {people.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {people.map(({ id, name, role, asked }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 py-2.5">
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">{name}</span>
              <RoleBadge roleName={role} />
              {asked && <Badge tone="pending">{t('people.asked')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
