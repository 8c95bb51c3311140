import { FollowUpPage } from '#app/features/organization/follow-up-page.tsx';
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

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
