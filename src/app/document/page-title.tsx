import { useTranslation } from 'react-i18next';

/** React hoists both tags into <head>; rendering them here lets them follow the language. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const { t } = useTranslation('common');
  return (
    <>
      <title>{t('documentTitle', { title })}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
