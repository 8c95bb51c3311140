import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { WithApi } from '#web/api/with-api.tsx';
import { ApplyDialog } from './apply-dialog.tsx';

export function ApplyButton({ offer }: { offer: { slug: string; title: string } }) {
  const { t } = useTranslation(['careers', 'contact', 'ui']);
  const [isOpen, setOpen] = useState(false);
  return (
    <WithApi>
      <Button onClick={() => setOpen(true)} aria-label={t('careers:applyFor', { offer: offer.title })}>
        {t('careers:apply')}
      </Button>
      {isOpen && <ApplyDialog offer={offer} onClose={() => setOpen(false)} />}
    </WithApi>
  );
}
