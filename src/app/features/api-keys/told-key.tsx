import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBase } from '#contract/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import type { ToldApiKey } from './api-key.ts';

/** The key itself, this once. */
export function ToldKey({ told, onClose }: { told: ToldApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog that made it is gone: this is what it made.
  useEffect(() => heading.current?.focus(), []);
  const path = told.kind === 'personal' ? '/auth/me' : '/organization/me';
  return (
    <section
      aria-labelledby={headingId}
      className={classNames(cardClass, 'flex flex-col gap-5 border-sea/40 p-5')}
    >
      <div className="flex flex-col gap-1.5">
        <h2
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-lg font-semibold wrap-anywhere outline-none"
        >
          {t('told.title', { name: told.name })}
        </h2>
        <p className="text-muted">{t('told.once')}</p>
      </div>
      <CopyField
        label={t('told.label')}
        value={told.key}
        words={{ copy: t('told.copy'), copied: t('told.copied'), byHand: t('told.copyByHand') }}
      />
      {told.scopes.includes('organization.read') && (
        <div className="flex flex-col gap-1.5">
          <h3 className="text-sm font-medium">{t('told.try')}</h3>
          <ScrollRegion label={t('told.try')} className="rounded-md bg-sunken">
            <pre className="p-3 text-sm">
              <code>{`curl ${location.origin}${apiBase}${path} -H "Authorization: Bearer ${told.key}"`}</code>
            </pre>
          </ScrollRegion>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[52ch] text-sm text-muted">{t('told.secret')}</p>
        <Button variant="secondary" onClick={onClose}>
          {t('told.close')}
        </Button>
      </div>
    </section>
  );
}
