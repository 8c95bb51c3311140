import { useQuery } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTranslation } from 'react-i18next';
import { accountantsEndpoints } from '#contract/accountants.ts';
import { PAGES } from '#contract/pages.ts';
import { usersEndpoints } from '#contract/users.ts';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingArea, Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { LoadError } from '#web/api/load-error.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import { useReaderInstants } from '#web/i18n/use-reader-instants.ts';
import { PageTitle } from '#web/page-title.tsx';
import { useKept } from '#web/use-kept.ts';
import type { Accountant } from './accountant.ts';
import { InviteAccountantDialog } from './invite-accountant-dialog.tsx';
import { RemoveAccountantDialog } from './remove-accountant-dialog.tsx';

type Open = { dialog: 'invite' } | { dialog: 'remove'; accountant: Accountant };

/** Who makes the payroll from outside, and what they see. */
export function AccountantsPage() {
  const { t } = useTranslation(['accountants', 'pages', 'payroll']);
  const list = useQuery(endpointQuery(accountantsEndpoints.list, {}));
  const [open, setOpen] = useKept<Open | null>('accountants.open', null);
  const close = () => setOpen(null);
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <PageTitle title={t('pages:accountants.name')} />
      <Link to={PAGES.payroll.path} className="self-start link">
        {t('payroll:codes.back')}
      </Link>
      <PageHeader
        title={t('pages:accountants.name')}
        lead={t('accountants:lead')}
        actions={
          <Button
            icon={<UserPlus className="size-5" aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'invite' })}
          >
            {t('accountants:invite.open')}
          </Button>
        }
      />
      <Banner tone="info" title={t('accountants:sees.title')}>
        {t('accountants:sees.text')}
      </Banner>
      {list.isPending && (
        <LoadingArea label={t('accountants:loading')}>
          <Skeleton className="h-32 w-full" />
        </LoadingArea>
      )}
      {list.isError && (
        <LoadError
          error={list.error}
          otherwise={t('accountants:loadFailed')}
          onRetry={() => list.refetch()}
          retrying={list.isRefetching}
        />
      )}
      {list.data && (
        <Card title={t('accountants:list.title', { count: list.data.length })}>
          {list.data.length === 0 ? (
            <p className="text-muted">{t('accountants:list.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {list.data.map((accountant) => (
                <Row
                  key={accountant.id}
                  accountant={accountant}
                  onRemove={() => setOpen({ dialog: 'remove', accountant })}
                />
              ))}
            </ul>
          )}
        </Card>
      )}
      {open?.dialog === 'invite' && <InviteAccountantDialog onClose={close} />}
      {open?.dialog === 'remove' && <RemoveAccountantDialog accountant={open.accountant} onClose={close} />}
    </div>
  );
}

function Row({ accountant, onRemove }: { accountant: Accountant; onRemove: () => void }) {
  const { t } = useTranslation('accountants');
  const instants = useReaderInstants();
  const toast = useToast();
  const sentence = useErrorSentence();
  const { id, name, email, status, lastSeenAt } = accountant;
  const resend = useWrite(usersEndpoints.resendInvitation, {
    onSuccess: () => toast({ title: t('resend.done', { email }) }),
    onError: (error) => toast({ title: sentence(error, t('resend.failed')) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-52 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        <p className="mt-1 text-sm text-muted">
          {status === 'invited' ? (
            <Badge tone="pending">{t('list.invited')}</Badge>
          ) : lastSeenAt === null ? (
            t('list.neverSeen')
          ) : (
            t('list.lastSeen', { at: instants.instant(lastSeenAt) })
          )}
        </p>
      </div>
      {status === 'invited' && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('resend.named', { name })}
          busyLabel={resend.isPending && t('resend.sending')}
          onClick={() => resend.mutate({ params: { id } })}
        >
          {t('resend.action')}
        </Button>
      )}
      <Button variant="dangerQuiet" size="sm" aria-label={t('remove.named', { name })} onClick={onRemove}>
        {t('remove.action')}
      </Button>
    </li>
  );
}
