import { useTranslation } from 'react-i18next';
import { KeysLink } from '#app/features/api-keys/keys-link.tsx';
import { ConnectionsLink } from '#app/features/connections/connections-link.tsx';
import { DelegationsCard } from '#app/features/delegations/delegations-card.tsx';
import { LooksLink } from '#app/features/looks/looks-link.tsx';
import { MailChoices } from '#app/features/notifications/mail-choices.tsx';
import { PasskeysLink } from '#app/features/passkeys/passkeys-link.tsx';
import { DataLink } from '#app/features/privacy/data-link.tsx';
import { LeaveOrganization } from '#app/features/profile/leave-organization.tsx';
import { MyTeamsSummary } from '#app/features/profile/my-teams-summary.tsx';
import { NameForm } from '#app/features/profile/name-form.tsx';
import { PhotoField } from '#app/features/profile/photo-field.tsx';
import { PreferencesForm } from '#app/features/profile/preferences-form.tsx';
import { SecurityLink } from '#app/features/second-factors/security-link.tsx';
import { SessionsList } from '#app/features/sessions/sessions-list.tsx';
import { CardBoundary } from '#app/frame/boundaries.tsx';
import { PROFILE_ANCHORS } from '#app/navigation/profile-sections.ts';
import { can } from '#domain/access/can.ts';
import { isMember } from '#domain/members/role.ts';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RoleBadge } from '#ui/role-badge.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';
import { PageTitle } from '#web/page-title.tsx';

/** Below the bar that stays at the top of a phone. */
const sectionClass = 'scroll-mt-20 outline-none';

export function Profile() {
  const { t } = useTranslation([
    'profile',
    'pages',
    'notifications',
    'sessions',
    'api-keys',
    'connections',
    'passkeys',
    'looks',
    'second-factors',
  ]);
  const session = useStoredSession();
  if (!session) return null;
  const { user, organization } = session;
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <PageTitle title={t('pages:profile.name')} />
      <PageHeader
        title={t('pages:profile.name')}
        lead={t('profile:lead', { organization: organization.name })}
        badge={<RoleBadge roleName={user.role} />}
      />
      <Card title={t('profile:sections.identity')}>
        <div className="flex flex-col gap-6">
          {isMember(user) && <PhotoField user={user} />}
          <NameForm user={user} />
        </div>
      </Card>
      {can(user, 'team.read', { own: true }) && (
        <Card title={t('profile:sections.teams')}>
          <MyTeamsSummary />
        </Card>
      )}
      {can(user, 'delegation.give', user) && (
        <div id={PROFILE_ANCHORS.standIns} tabIndex={-1} className={sectionClass}>
          <CardBoundary>
            <DelegationsCard user={user} />
          </CardBoundary>
        </div>
      )}
      {can(user, 'leave-request.file', user) && (
        <div id={PROFILE_ANCHORS.mails} tabIndex={-1} className={sectionClass}>
          <Card title={t('notifications:title')}>
            <MailChoices />
          </Card>
        </div>
      )}
      <Card title={t('profile:sections.preferences')}>
        <PreferencesForm />
      </Card>
      <section id="sessions" aria-labelledby="sessions-title" className="flex flex-col gap-3">
        <div>
          <h2 id="sessions-title" className="text-lg font-semibold">
            {t('pages:sessions.name')}
          </h2>
          <p className="mt-1 text-muted">{t('sessions:lead')}</p>
        </div>
        <CardBoundary>
          <SessionsList />
        </CardBoundary>
      </section>
      <Card title={t('pages:security.name')}>
        <SecurityLink />
      </Card>
      <Card title={t('passkeys:title')}>
        <PasskeysLink />
      </Card>
      {can(user, 'leave-request.file', user) && (
        <>
          <Card title={t('pages:connections.name')}>
            <ConnectionsLink />
          </Card>
          <Card title={t('pages:looks.name')}>
            <LooksLink />
          </Card>
        </>
      )}
      {can(user, 'api-key.personal', user) && (
        <Card title={t('pages:apiKeys.name')}>
          <KeysLink text={t('api-keys:openHint')} />
        </Card>
      )}
      <Card title={t('pages:myData.name')}>
        <DataLink />
      </Card>
      {can(user, 'organization.leave', { own: true }) && (
        <Card title={t('profile:sections.leave')}>
          <LeaveOrganization organization={organization} />
        </Card>
      )}
    </div>
  );
}
