import { useTranslation } from 'react-i18next';
import { usersEndpoints } from '#contract/users.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useErrorSentence } from '#web/api/use-error-sentence.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { Member } from './member.ts';

/** As many as are read at a glance; the list below has them all. */
const SHOWN = 5;

/** I1: what was written before the mailbox was proven, with addresses and roles, for who proved it to look at first. */
export function WaitingInvitations({ members }: { members: readonly Member[] }) {
  const { t } = useTranslation(['users', 'ui']);
  const toast = useToast();
  const sentence = useErrorSentence();
  const send = useWrite(usersEndpoints.sendWaiting, {
    onSuccess: ({ users }) => toast({ title: t('users:waiting.done', { count: users.length }) }),
  });
  const waiting = members.filter(({ invitationWaits }) => invitationWaits);
  if (waiting.length === 0) return null;
  return (
    <>
      {send.isError && (
        <Banner tone="error" title={sentence(send.error, t('users:waiting.failed'))} onClose={send.reset} />
      )}
      <Banner
        tone="info"
        title={t('users:waiting.title', { count: waiting.length })}
        action={
          <Button
            size="sm"
            variant="secondary"
            busyLabel={send.isPending && t('users:waiting.sending')}
            onClick={() => send.mutate({})}
          >
            {t('users:waiting.send')}
          </Button>
        }
      >
        <p>{t('users:waiting.text')}</p>
        <ul className="mt-2 flex flex-col gap-1">
          {waiting.slice(0, SHOWN).map(({ id, name, email, role }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium">{name}</span>
              <span className="text-muted">{` · ${email} · ${t(`ui:role.${role}`)}`}</span>
            </li>
          ))}
          {waiting.length > SHOWN && (
            <li className="text-muted">{t('users:waiting.more', { count: waiting.length - SHOWN })}</li>
          )}
        </ul>
      </Banner>
    </>
  );
}
