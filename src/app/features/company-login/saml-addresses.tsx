import { useTranslation } from 'react-i18next';
import { CopyField } from '#ui/copy-field.tsx';
import type { DescribedConnection } from './connection.ts';
import { useCopyWords } from './use-copy-words.ts';

type SamlAddressesProps = { saml: NonNullable<DescribedConnection['saml']> };

/** What the provider asks for, ready to be copied. */
export function SamlAddresses({ saml }: SamlAddressesProps) {
  const { t } = useTranslation('company-login');
  const words = useCopyWords();
  return (
    <div className="flex flex-col gap-3">
      <CopyField label={t('saml.entityId')} value={saml.entityId} words={words} />
      <CopyField label={t('saml.answersTo')} value={saml.answersTo} words={words} />
      <p className="text-sm">
        <a href={saml.metadataUrl} download className="underline">
          {t('saml.ourMetadata')}
        </a>
      </p>
    </div>
  );
}
