import { useQuery } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { organizationEndpoints } from '#contract/organization.ts';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';

export function ManagerTips() {
  const { t } = useTranslation('approvals');
  const organization = useQuery(endpointQuery(organizationEndpoints.me, {}));
  return (
    <Card title={t('tips.title')}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-plain marker:text-sea">
        <li>{t('tips.reason')}</li>
        {organization.data && (
          <li>
            {t('tips.followUp', {
              reminder: organization.data.reminderDays,
              escalation: organization.data.escalationDays,
            })}
          </li>
        )}
        <li>
          <Trans
            t={t}
            i18nKey="tips.delegate"
            components={{
              profile: <Link to={PAGES.profile.path} className="link" />,
            }}
          />
        </li>
        <li className="max-md:hidden">{t('tips.keys')}</li>
      </ul>
    </Card>
  );
}
