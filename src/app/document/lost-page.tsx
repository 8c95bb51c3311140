import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#web/page-title.tsx';
import { useOnline } from '#web/use-online.ts';
import { reloadWhereServed } from './fresh-document.ts';

/** In the place of a page whose files could not be fetched. Browsers remember a file that failed: a fresh document asks anew. */
export function LostPage() {
  const { t } = useTranslation('common');
  const online = useOnline();
  const [trying, setTrying] = useState(false);
  const title = t(online ? 'error.title' : 'error.offline');
  const retry = async () => {
    setTrying(true);
    await reloadWhereServed();
    setTrying(false);
  };
  return (
    <>
      <PageTitle title={title} />
      <Banner
        tone={online ? 'error' : 'info'}
        title={title}
        action={
          <Button size="sm" variant="secondary" busyLabel={trying && t('failure.retrying')} onClick={retry}>
            {t('failure.retry')}
          </Button>
        }
      >
        {t(online ? 'failure.lost' : 'error.offlineAdvice')}
      </Banner>
    </>
  );
}
