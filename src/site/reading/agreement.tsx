import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { agreementFields, UNFINISHED } from '#contract/operator.ts';

/** The agreement, or what a production server shows while the operator's values are not complete. */
export function AgreementPart({ children }: { children: ReactNode }) {
  const { t } = useTranslation('reading');
  const missing = agreementFields.map((field) =>
    createElement(UNFINISHED.missing, { name: field, key: field }, <li>{t(`operator.${field}`)}</li>),
  );
  return (
    <>
      {createElement(UNFINISHED.agreement, null, children)}
      {createElement(
        UNFINISHED.withheld,
        null,
        <>
          <p>{t('agreementWithheld')}</p>
          <ul>{missing}</ul>
        </>,
      )}
    </>
  );
}
