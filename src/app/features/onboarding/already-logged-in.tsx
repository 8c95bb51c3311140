import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '#app/frame/session/use-logout.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useStoredSession } from '#web/api/stored-session.ts';

/** Signing up replaces the session of this browser: whoever has one should know. */
export function AlreadyLoggedIn() {
  const { t } = useTranslation('onboarding');
  const session = useStoredSession();
  const logout = useLogout();
  const [leaving, setLeaving] = useState(false);
  if (!session) return null;
  return (
    <Banner
      tone="warning"
      title={t('alreadyIn.title', { name: session.user.name })}
      action={
        <Button
          size="sm"
          variant="secondary"
          busyLabel={leaving && t('alreadyIn.loggingOut')}
          onClick={() => {
            setLeaving(true);
            logout().finally(() => setLeaving(false));
          }}
        >
          {t('alreadyIn.logOut')}
        </Button>
      }
    >
      {t('alreadyIn.text', { organization: session.organization.name })}
    </Banner>
  );
}
