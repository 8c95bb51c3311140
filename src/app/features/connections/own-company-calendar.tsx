import { useTranslation } from 'react-i18next';
import { companyCalendarsEndpoints } from '#contract/company-calendars.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { ConnectionOffers } from './connection-offer.ts';

type OwnCompanyCalendarProps = { told: NonNullable<ConnectionOffers['companyCalendar']> };

/** What the company does in one's own calendar, and one's own word on it. */
export function OwnCompanyCalendar({ told }: OwnCompanyCalendarProps) {
  const { t } = useTranslation('connections');
  const sentence = useErrorSentence();
  const choose = useWrite(companyCalendarsEndpoints.choose);
  const { providers, address, standing } = told;
  const isRefused = standing === 'refused';
  const where = providers.map((provider) => t(`companyCalendar.where.${provider}`)).join(' / ');
  return (
    <Card title={t('companyCalendar.ownTitle')}>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted wrap-anywhere">{t('companyCalendar.does', { where, address })}</p>
        <p role="status">{t(`companyCalendar.standings.${standing}`)}</p>
        {choose.isError && <Banner tone="error" title={sentence(choose.error)} />}
        {!['own', 'outside'].includes(standing) && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              busyLabel={choose.isPending && t('companyCalendar.saving')}
              onClick={() => choose.mutate({ body: { written: isRefused } })}
            >
              {t(isRefused ? 'companyCalendar.accept' : 'companyCalendar.refuse')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
