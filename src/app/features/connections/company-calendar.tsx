import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyCalendarsEndpoints } from '#contract/company-calendars.ts';
import { PAGES } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { useFormats } from '#web/i18n/use-formats.ts';
import { CompanyKeyDialog } from './company-key-dialog.tsx';
import { TenantAppDialog } from './tenant-app-dialog.tsx';

type CompanyCalendarProps = { kind: 'google' | 'microsoft'; isConnected: boolean };

/** Everyone's calendar by what the company allowed: whom it is for, and what has to be allowed where. */
export function CompanyCalendar({ kind, isConnected }: CompanyCalendarProps) {
  const { t } = useTranslation('connections');
  const formats = useFormats();
  const [asking, setAsking] = useState(false);
  const { data } = useQuery(endpointQuery(companyCalendarsEndpoints.show, {}));
  if (!data) return null;
  const { domains, google, googleScope, microsoft, microsoftPermission, missing, missingMore } = data;
  const close = () => setAsking(false);
  if (domains.length === 0 && !isConnected)
    return (
      <p className="text-sm text-muted">
        {t('companyCalendar.noDomain')}{' '}
        <a href={PAGES.companyLogin.path} className="link">
          {t('companyCalendar.prove')}
        </a>
      </p>
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 text-sm text-muted wrap-anywhere">
        <p>{t('companyCalendar.domains', { domains: domains.join(', ') })}</p>
        {kind === 'google' && google && (
          <p>
            {t('companyCalendar.client')} <span className="font-mono text-plain">{google.clientId}</span>
          </p>
        )}
        <p>
          {t(kind === 'google' ? 'companyCalendar.scope' : 'companyCalendar.permission')}{' '}
          <span className="font-mono text-plain">
            {kind === 'google' ? googleScope : microsoftPermission}
          </span>
        </p>
        {kind === 'microsoft' && microsoft && (
          <p>{t('companyCalendar.tenant', { id: microsoft.tenantId })}</p>
        )}
        {isConnected && missing.length > 0 && (
          <p className="text-plain">
            {t('companyCalendar.missing', {
              names: formats.list([
                ...missing.map(({ name }) => name),
                ...(missingMore > 0 ? [t('companyCalendar.missingMore', { count: missingMore })] : []),
              ]),
            })}
          </p>
        )}
      </div>
      <div>
        <Button variant={isConnected ? 'secondary' : 'primary'} size="sm" onClick={() => setAsking(true)}>
          {t(isConnected ? 'companyCalendar.another' : 'connect')}
        </Button>
      </div>
      {asking && kind === 'google' && <CompanyKeyDialog scope={googleScope} onClose={close} />}
      {asking && kind === 'microsoft' && (
        <TenantAppDialog app={microsoft} permission={microsoftPermission} onClose={close} />
      )}
    </div>
  );
}
