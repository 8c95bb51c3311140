import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { companyLoginEndpoints } from '#contract/company-login.ts';
import { PAGES } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { buttonClass } from '#ui/button.tsx';

type Tested = Extract<z.infer<typeof companyLoginEndpoints.finish.response>, { next: 'tested' }>;

/** What came back, as it came. No session was opened. */
export function TestOutcome({ tested }: { tested: Tested }) {
  const { t } = useTranslation('company-login');
  const { connection, subject, address, name, person, refusal } = tested;
  const facts = [
    ['address', address],
    ['name', name],
    ['subject', subject],
  ] as const;
  return (
    <>
      <h1 className="font-display text-3xl font-semibold tracking-tight">
        {t('tested.title', { name: connection })}
      </h1>
      {refusal ? (
        <Banner tone="error" title={t('tested.refused')}>
          {t(`refusals.${refusal}`)}
        </Banner>
      ) : (
        <Banner tone="success" title={t('tested.good', { name: person ?? '' })} />
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts.map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt className="text-muted">{t(`tested.${fact}`)}</dt>
            <dd className="wrap-anywhere">{value ?? t('tested.nothing')}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Link to={PAGES.companyLogin.path} className={buttonClass({ variant: 'primary' })}>
          {t('tested.back')}
        </Link>
      </div>
    </>
  );
}
