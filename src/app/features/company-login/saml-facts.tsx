import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { useInstants } from '#web/clock/use-instants.ts';
import type { DescribedConnection } from './connection.ts';

type SamlFactsProps = { saml: NonNullable<DescribedConnection['saml']> };

/** What the provider said of itself, and what of it ends. */
export function SamlFacts({ saml: { described } }: SamlFactsProps) {
  const { t } = useTranslation('company-login');
  const instants = useInstants();
  if (!described) return <Banner tone="info" title={t('saml.undescribed')} />;
  const { certificates } = described;
  const lasting = certificates.some(({ standing }) => standing === 'good');
  const [first] = certificates;
  return (
    <>
      <p className="text-sm wrap-anywhere text-muted">{t('saml.provider', { name: described.entityId })}</p>
      <ul className="text-sm text-muted">
        {certificates.map(({ fingerprint, validUntil, standing }) => (
          <li key={fingerprint}>
            {t(`saml.certificate.${standing}`, {
              print: fingerprint.slice(0, 23),
              when: instants.shortInstant(validUntil),
            })}
          </li>
        ))}
      </ul>
      {first && !lasting && (
        <Banner tone="warning" title={t('saml.ending', { when: instants.shortInstant(first.validUntil) })} />
      )}
    </>
  );
}
