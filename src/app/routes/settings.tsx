import { SettingsFrame } from '#app/features/settings/settings-frame.tsx';
import { SettingsPage } from '#app/features/settings/settings-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

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
