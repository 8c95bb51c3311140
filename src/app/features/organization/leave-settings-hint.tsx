import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { organizationSchema } from '#contract/organization.ts';
import { PAGES } from '#contract/pages.ts';

type LeaveSettingsHintProps = {
  organization: Pick<z.infer<typeof organizationSchema>, 'timeZone' | 'holidayZone'>;
};

/** Both decide how leave is counted, so they are set where their consequences are shown first. */
export function LeaveSettingsHint({ organization }: LeaveSettingsHintProps) {
  const { t } = useTranslation('organization');
  const city = organization.timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-4">
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-muted">{t('holidayZone')}</dt>
          <dd className="font-medium">{t(`holidayZones.${organization.holidayZone}`)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('timeZone')}</dt>
          <dd className="font-medium">{city}</dd>
        </div>
      </dl>
      <p className="text-sm">
        <Link to={PAGES.settings.path} className="text-sea underline underline-offset-4">
          {t('changeInSettings')}
        </Link>
      </p>
    </div>
  );
}
