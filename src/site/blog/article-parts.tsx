import Check from 'lucide-react/icons/check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Info from 'lucide-react/icons/info';
import Minus from 'lucide-react/icons/minus';
import Star from 'lucide-react/icons/star';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { initialsOf } from '#ui/initials.ts';

type AlertProps = { tone: 'info' | 'warning'; title?: string; children: ReactNode };

/** A remark that stands out of the text; unlike a banner, it interrupts nobody. */
export function Alert({ tone, title, children }: AlertProps) {
  const Icon = tone === 'warning' ? TriangleAlert : Info;
  return (
    <aside
      className={classNames(
        'flex gap-3 rounded-md border p-4',
        tone === 'warning' ? 'border-pending/30 bg-pending-soft' : 'border-sea/30 bg-sea-soft',
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <div className="flex min-w-0 flex-col gap-2">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </aside>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

function Rating({ value }: { value: number }) {
  const { t } = useTranslation('blog');
  return (
    <p className="flex items-center gap-1" aria-label={t('rating', { value })} role="img">
      {STARS.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={classNames('size-4', star <= value ? 'fill-sun text-sun' : 'text-line-strong')}
        />
      ))}
    </p>
  );
}

type AlternativeProps = {
  name: string;
  /** Out of five: our own mark, whose criteria the article names. */
  rating: number;
  price: string;
  bestFor: string;
  pros: readonly string[];
  cons: readonly string[];
  href?: string;
};

export function Alternative({ name, rating, price, bestFor, pros, cons, href }: AlternativeProps) {
  const { t } = useTranslation('blog');
  return (
    <section aria-label={name} className={classNames(cardClass, 'flex flex-col gap-4 p-5')}>
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-md bg-sea-soft font-display text-lg font-semibold text-sea"
        >
          {initialsOf(name)}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-lg font-semibold">{name}</p>
          <Rating value={rating} />
        </div>
        <p className="text-plain text-muted">{price}</p>
      </header>
      <div className="grid gap-4 sm:grid-cols-2">
        <PointList title={t('pros')} points={pros} Icon={Check} />
        <PointList title={t('cons')} points={cons} Icon={Minus} />
      </div>
      <p>
        <strong className="font-semibold">{t('bestFor')}</strong> {bestFor}
      </p>
      {href && (
        <p>
          {href.startsWith('/') ? (
            <ButtonLink to={href} size="sm">
              {t('tryIt')}
            </ButtonLink>
          ) : (
            <a href={href} className="link">
              {t('visit', { name })}
            </a>
          )}
        </p>
      )}
    </section>
  );
}

type PointListProps = { title: string; points: readonly string[]; Icon: typeof Check };

function PointList({ title, points, Icon }: PointListProps) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-plain">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Icon className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={classNames(cardClass, 'flex flex-col gap-3 p-5')}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <CircleCheckBig className="mt-0.5 size-5 shrink-0 text-sea" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}

export function Recommendation({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-md border border-sun bg-sun-soft p-5">
      <p className="font-display text-xl font-semibold">{title}</p>
      {children}
    </section>
  );
}

export function CallToAction({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <ButtonLink to={to}>{children}</ButtonLink>
    </p>
  );
}
