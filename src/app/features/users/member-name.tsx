import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathOf } from '#contract/page-path.ts';
import { PAGES } from '#contract/pages.ts';
import { can } from '#domain/access/can.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { StoredUser } from '#web/api/stored-session.ts';
import type { Member } from './member.ts';

type MemberNameProps = {
  user: StoredUser;
  member: Member;
  chosen: boolean;
  onChoose: (on: boolean) => void;
};

/** Who a row is about, with the box that chooses them and the way to their file. */
export function MemberName({ user, member, chosen, onChoose }: MemberNameProps) {
  const { t } = useTranslation('users');
  const [mailbox, host] = member.email.split('@');
  return (
    <span className="flex min-w-64 items-center gap-3 as-cards:min-w-0">
      <Checkbox
        label={<span className="sr-only">{t('several.choose', { name: member.name })}</span>}
        checked={chosen}
        onChange={onChoose}
      />
      <Avatar name={member.name} personId={member.id} />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
          {can(user, 'balance.read', member) ? (
            <Link
              to={pathOf(PAGES.person, { id: member.id })}
              className="roomy-name underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {member.name}
            </Link>
          ) : (
            member.name
          )}
          {member.id === user.id && <Badge>{t('you')}</Badge>}
        </span>
        <span className="block text-sm font-normal wrap-anywhere text-muted">
          {mailbox}@<wbr />
          {host}
        </span>
        {member.mailRefusedAt && (
          <span className="block text-sm font-normal text-rejected">{t('mailRefused')}</span>
        )}
      </span>
    </span>
  );
}
