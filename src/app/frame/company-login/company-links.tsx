import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { companyLoginEndpoints } from '#contract/company-login.ts';
import type { companyLinkSchema } from '#contract/company-login-views.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useInstants } from '#web/clock/use-instants.ts';

type CompanyLink = z.infer<typeof companyLinkSchema>;

/** I31: by which accounts of the company the reader is known. Nothing is said where there is none. */
export function OwnCompanyLinks() {
  const links = useQuery(endpointQuery(companyLoginEndpoints.listOwnLinks, {}));
  const unlink = useWrite(companyLoginEndpoints.unlinkOneself);
  return (
    <Shown
      asked={links}
      own
      unlink={unlink}
      onUnlink={({ connectionId }, onSuccess) =>
        unlink.mutate({ params: { id: connectionId } }, { onSuccess })
      }
    />
  );
}

/** The same of somebody else, for admins. */
export function CompanyLinksOf({ userId }: { userId: string }) {
  const links = useQuery(endpointQuery(companyLoginEndpoints.listLinksOf, { params: { id: userId } }));
  const unlink = useWrite(companyLoginEndpoints.unlinkPerson);
  return (
    <Shown
      asked={links}
      unlink={unlink}
      onUnlink={({ connectionId }, onSuccess) =>
        unlink.mutate({ params: { id: connectionId, userId } }, { onSuccess })
      }
    />
  );
}

type ShownProps = {
  asked: {
    data: CompanyLink[] | undefined;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
    isRefetching: boolean;
  };
  own?: boolean;
  unlink: { isPending: boolean; isError: boolean; error: unknown; reset: () => void };
  onUnlink: (link: CompanyLink, onSuccess: () => void) => void;
};

/** Its words are fetched only where there is something to say; the page around it does not wait for them. */
function Shown(props: ShownProps) {
  if (!props.asked.isError && !props.asked.data?.length) return null;
  return (
    <Suspense fallback={null}>
      <Links {...props} />
    </Suspense>
  );
}

function Links({ asked, own = false, unlink, onUnlink }: ShownProps) {
  const { t } = useTranslation('company-login');
  const toast = useToast();
  const sentence = useErrorSentence();
  const instants = useInstants();
  const [target, setTarget] = useState<CompanyLink | null>(null);
  if (asked.isError) {
    return (
      <LoadError
        error={asked.error}
        otherwise={t('links.loadFailed')}
        onRetry={asked.refetch}
        retrying={asked.isRefetching}
      />
    );
  }
  const ask = (link: CompanyLink) => {
    unlink.reset();
    setTarget(link);
  };
  return (
    <Card title={t('links.title')}>
      <ul className="flex flex-col gap-4">
        {asked.data?.map((link) => (
          <li key={link.connectionId} className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium wrap-anywhere">{link.name}</p>
              <p className="text-sm text-muted">
                {t('links.linked', {
                  when: instants.day(link.linkedAt),
                  last: instants.shortInstant(link.lastLoginAt),
                })}
              </p>
              {link.onlyWay && <p className="mt-1 text-sm">{t('links.onlyWay')}</p>}
            </div>
            {!link.onlyWay && (
              <Button
                variant="dangerQuiet"
                size="sm"
                aria-label={t('links.unlinkNamed', { name: link.name })}
                onClick={() => ask(link)}
              >
                {t('links.unlink')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {target && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setTarget(null)}
          title={t('links.question', { name: target.name })}
          consequence={t(own ? 'links.ownConsequence' : 'links.consequence', { name: target.name })}
          confirmLabel={t('links.unlink')}
          busyLabel={unlink.isPending && t('saving')}
          error={unlink.isError ? sentence(unlink.error) : undefined}
          onConfirm={() =>
            onUnlink(target, () => {
              setTarget(null);
              toast({ title: t('links.done') });
            })
          }
        />
      )}
    </Card>
  );
}
