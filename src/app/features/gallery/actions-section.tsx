import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { PAGES } from '#contract/pages.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { GalleryRow, GallerySection } from './gallery-section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger', 'dangerQuiet'] as const;

export function ActionsSection() {
  const { t } = useTranslation('dev-ui');
  return (
    <GallerySection title={t('sections.actions')}>
      <GalleryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`actions.${variant}`)}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t(`actions.${variant}`)}
          </Button>
        ))}
      </GalleryRow>
      <GalleryRow>
        <Button busyLabel={t('actions.saving')}>{t('actions.primary')}</Button>
        <Button variant="danger" busyLabel={t('actions.deleting')}>
          {t('actions.danger')}
        </Button>
        <Button icon={<Plus className="size-4" aria-hidden="true" />}>{t('actions.withIcon')}</Button>
        <ButtonLink to={PAGES.home.path} variant="secondary">
          {t('actions.link')}
          <ArrowRight className="size-4" aria-hidden="true" />
        </ButtonLink>
      </GalleryRow>
      <GalleryRow>
        <Button size="sm">{t('actions.small')}</Button>
        <Button size="md">{t('actions.medium')}</Button>
        <Button size="lg">{t('actions.large')}</Button>
        <IconButton label={t('actions.edit')} icon={<Pencil className="size-5" aria-hidden="true" />} />
        <IconButton
          label={t('actions.delete')}
          variant="dangerQuiet"
          icon={<Trash2 className="size-5" aria-hidden="true" />}
        />
        <Spinner className="size-5 text-sea" />
        <Kbd>Ctrl</Kbd>
        <Kbd>K</Kbd>
      </GalleryRow>
    </GallerySection>
  );
}
