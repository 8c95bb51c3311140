import { FollowUpPage } from '#web/features/organization/follow-up-page.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function SettingsReminders() {
  return (
    <OnlyFor capability="settings.read">
      {(user) => (
        <SettingsFrame page="reminders">
          <FollowUpPage user={user} />
        </SettingsFrame>
      )}
    </OnlyFor>
  );
}
