import { CoveragePage } from '#app/features/coverage/coverage-page.tsx';
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function Coverage() {
  return (
    <OnlyFor capability="settings.read">
      {(user) => (
        <SettingsFrame page="coverage">
          <CoveragePage user={user} />
        </SettingsFrame>
      )}
    </OnlyFor>
  );
}
