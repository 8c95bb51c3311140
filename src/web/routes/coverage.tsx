import { CoveragePage } from '#web/features/coverage/coverage-page.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

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
