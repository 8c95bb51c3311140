import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { loginPolicySchema } from '#contract/login-policy.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';

/** I33: who has no second factor yet and needs one: those who are asked come first, who comes by the company is left out. */
export function NotReady({ policy }: { policy: z.infer<typeof loginPolicySchema> }) {
  const { t } = useTranslation('login-policy');
  const missing = policy.people.filter(({ ready, byCompany }) => !ready && !byCompany);
  const byCompany = policy.people.filter((person) => !person.ready && person.byCompany).length;
  const people = [...missing].sort((one, other) => Number(other.asked) - Number(one.asked));
  const ready = policy.people.filter((person) => person.ready).length;
  return (
    <Card title={t('people.title')}>
      <p>{t('people.ready', { count: ready, total: policy.people.length })}</p>
      {byCompany > 0 && <p className="mt-2 text-muted">{t('people.byCompany', { count: byCompany })}</p>}
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
