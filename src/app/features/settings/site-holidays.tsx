import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PAGES } from '#contract/pages.ts';
import { ruleGroupsEndpoints } from '#contract/rule-groups.ts';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** Sites that rest on other days than the organisation. */
export function SiteHolidays() {
  const { t } = useTranslation('settings');
  const groups = useQuery(endpointQuery(ruleGroupsEndpoints.list, {}));
  const sites = (groups.data ?? []).filter(
    ({ kind, archived, rules }) =>
      kind === 'site' && !archived && (rules.holidayZone ?? rules.goodFridayOff) !== undefined,
  );
  if (sites.length === 0) return null;
  return (
    <ul className="mt-1">
      {sites.map(({ id, name, rules }) => (
        <li key={id}>
          {rules.holidayZone &&
            t('told.siteZone', { site: name, zone: t(`holidayZones.${rules.holidayZone}`) })}{' '}
          {rules.goodFridayOff !== undefined &&
            t(rules.goodFridayOff ? 'told.siteGoodFridayOff' : 'told.siteGoodFridayWorked', { site: name })}
        </li>
      ))}
      <li>
        <Link to={PAGES.ruleGroups.path} className="inline-block py-1 link">
          {t('siteLink')}
        </Link>
      </li>
    </ul>
  );
}
