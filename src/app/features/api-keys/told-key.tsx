import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiBase } from '#contract/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ToldApiKey } from './api-key.ts';

/** The key itself, this once. */
export function ToldKey({ told, onClose }: { told: ToldApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  // The dialog that made it is gone: this is what it made.
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(told.key).then(
      () => setCopied(true),
      () => {
        field.current?.select();
        setCopied(false);
      },
    );
  const Icon = copied ? Check : Copy;
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
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={field}
          label={t('told.label')}
          value={told.key}
          readOnly
          className="min-w-0 flex-1 basis-64"
          onFocus={(event) => event.target.select()}
        />
        <Button variant="secondary" icon={<Icon className="size-4" aria-hidden="true" />} onClick={copy}>
          {t('told.copy')}
        </Button>
      </div>
      <p role="status" className="-mt-3 text-sm text-muted empty:hidden">
        {copied === null ? '' : t(copied ? 'told.copied' : 'told.copyByHand')}
      </p>
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
