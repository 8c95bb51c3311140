import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { SettingsPage } from '#web/features/settings/settings-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Settings() {
  return (
    <OnlyFor capability="settings.read">
      {(user) => (
        <SettingsFrame page="settings">
          <SettingsPage user={user} />
        </SettingsFrame>
      )}
    </OnlyFor>
  );
}
