import CirclePlus from 'lucide-react/icons/circle-plus';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { ButtonLink } from '#ui/button.tsx';

/** The form itself is the step: what is approved first is asked for there, and decided below on this page. */
export function RequestStep() {
  const { t } = useTranslation('first-steps');
  return (
    <>
      <p className="text-muted">{t('request.about')}</p>
      <div>
        <ButtonLink to={PAGES.newRequest.path} icon={<CirclePlus className="size-5" aria-hidden="true" />}>
          {t('request.ask')}
        </ButtonLink>
      </div>
    </>
  );
}
