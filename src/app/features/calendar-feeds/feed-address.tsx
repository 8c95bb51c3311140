import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoopbackHost } from '#app/frame/local-tools/loopback.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyField } from '#ui/copy-field.tsx';
import { addressLinks } from './address-links.ts';
import type { IssuedFeed } from './calendar-feed.ts';

/** The secret address, this once, and the ways to hand it to a calendar. */
export function FeedAddress({ feed, onClose }: { feed: IssuedFeed; onClose: () => void }) {
  const { t } = useTranslation('calendar-feeds');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const links = addressLinks(feed.url, feed.name);
  const isLocal = isLoopbackHost(new URL(feed.url).hostname);
  // The dialog that made it is gone: this is what it made.
  useEffect(() => heading.current?.focus(), []);
  const targets = [
    { href: links.device, label: t('address.apple') },
    { href: links.google, label: t('address.google'), elsewhere: true },
    { href: links.outlook, label: t('address.outlook'), elsewhere: true },
    { href: links.outlookCom, label: t('address.outlookCom'), elsewhere: true },
  ];
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
          {t('address.title', { name: feed.name })}
        </h2>
        <p className="text-muted">{t('address.once')}</p>
      </div>
      <CopyField
        label={t('address.label')}
        value={feed.url}
        words={{ copy: t('address.copy'), copied: t('address.copied'), byHand: t('address.copyByHand') }}
      />
      <div className="flex flex-col gap-3">
        <h3 className="text-sm font-medium">{t('address.addTo')}</h3>
        <ul className="grid gap-3 sm:grid-cols-2">
          {targets.map(({ href, label, elsewhere }) => (
            <li key={href}>
              <a
                href={href}
                className={buttonClass({ variant: 'secondary' }, 'w-full')}
                {...(elsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}
              >
                {label}
                {elsewhere && (
                  <>
                    <ExternalLink className="size-4 shrink-0 text-muted" aria-hidden="true" />
                    <span className="sr-only">{t('address.newTab')}</span>
                  </>
                )}
              </a>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{t('address.otherwise')}</p>
      </div>
      {isLocal && <Banner tone="warning">{t('address.local')}</Banner>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-[52ch] text-sm text-muted">{t('address.secret')}</p>
        <Button variant="secondary" onClick={onClose}>
          {t('address.close')}
        </Button>
      </div>
    </section>
  );
}
