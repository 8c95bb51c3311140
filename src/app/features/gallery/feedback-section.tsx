import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { GallerySection } from './gallery-section.tsx';

export function FeedbackSection() {
  const { t } = useTranslation('dev-ui');
  const [closed, setClosed] = useState(false);
  const toast = useToast();
  return (
    <GallerySection title={t('sections.feedback')}>
      <Banner tone="info" title={t('feedback.info')}>
        {t('feedback.infoText')}
      </Banner>
      <Banner tone="success" title={t('feedback.success')} />
      <Banner
        tone="warning"
        title={t('feedback.warning')}
        action={
          <Button size="sm" variant="secondary" onClick={() => setClosed(false)}>
            {t('feedback.warningAction')}
          </Button>
        }
      />
      {!closed && (
        <Banner tone="error" title={t('feedback.error')} onClose={() => setClosed(true)}>
          {t('feedback.errorText')}
        </Banner>
      )}
      <div>
        <Button
          variant="secondary"
          onClick={() => toast({ title: t('feedback.toast'), description: t('feedback.toastText') })}
        >
          {t('feedback.showToast')}
        </Button>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Card title={t('feedback.loading')}>
          <LoadingArea label={t('feedback.loading')}>
            <div className="flex flex-col gap-3">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-5/6" />
            </div>
          </LoadingArea>
        </Card>
        <Card>
          <EmptyState scene="calendar" title={t('feedback.empty')} headingLevel={3}>
            {t('feedback.emptyText')}
          </EmptyState>
        </Card>
      </div>
    </GallerySection>
  );
}
