import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RulesList } from '#app/leave/rules/rules-list.tsx';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import type { StoredUser } from '#web/api/stored-session.ts';

/** The rules that hold for oneself, beside the counters that follow from them. */
export function OwnRules({ user }: { user: StoredUser }) {
  const { t } = useTranslation(['rule-groups', 'leave']);
  const rules = useQuery(endpointQuery(ruleGroupsEndpoints.readPersonal, { params: { id: user.id } }));
  if (!rules.data) return null;
  return (
    <Card title={t('rule-groups:card.title')}>
      <RulesList rules={rules.data} />
    </Card>
  );
}
