import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointQuery } from '#app/api/endpoint-query.ts';
import { authEndpoints } from '#contract/auth.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';

/** Where employees write: their requests, old and new, and what is kept of themselves. */
const writingPlaces = ['/requests/', PAGES.profile.path];

/** Whoever cannot see the subscription is told of it where nothing would be saved, and nowhere else. */
export function ReadOnlyNotice({ pathname }: { pathname: string }) {
  const { t } = useTranslation('billing');
  const me = useQuery(endpointQuery(authEndpoints.me, {}));
  const writes = writingPlaces.some((place) => pathname.startsWith(place));
  if (!writes || !me.data?.organization.readOnly) return null;
  return (
    <div className="mx-auto mb-6 max-w-6xl">
      <Banner tone="warning" title={t('employee.title')}>
        {t('employee.text')}
      </Banner>
    </div>
  );
}
