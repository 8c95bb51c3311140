import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { BrokenContent } from '#ui/card.tsx';
import { Boundary } from '#ui/error-boundary.tsx';

function Broken({ what, onRetry }: { what: 'page' | 'card'; onRetry: () => void }) {
  const { t } = useTranslation('common');
  const queryClient = useQueryClient();
  const retry = () => {
    // An answer that could not be shown would break it again: what nobody shows now is asked for anew.
    queryClient.removeQueries({ type: 'inactive' });
    onRetry();
  };
  return (
    <Banner
      tone="error"
      title={t(`failure.${what}`)}
      action={
        <Button size="sm" variant="secondary" onClick={retry}>
          {t('failure.retry')}
        </Button>
      }
    />
  );
}

/** Around the page within the frame: when it breaks, the navigation stays and leads on. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={(retry) => <Broken what="page" onRetry={retry} />}>
      {children}
    </Boundary>
  );
}

const brokenPart = (retry: () => void) => <Broken what="card" onRetry={retry} />;

/** Around one part of a page that is a component of its own: when it breaks, the other parts stay. */
export function CardBoundary({ children }: { children: ReactNode }) {
  return <Boundary fallback={brokenPart}>{children}</Boundary>;
}

/** Around all pages: when the content of any `Card` breaks, its title and the other cards stay. */
export function KeepingCards({ children }: { children: ReactNode }) {
  return <BrokenContent value={brokenPart}>{children}</BrokenContent>;
}

/** Around what stands above a page: when it breaks, the page below it stays. */
export function NoticeBoundary({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={(retry) => <div className="mb-6">{brokenPart(retry)}</div>}>{children}</Boundary>
  );
}
