import { LeaveTypesPage } from '#web/features/leave-types/leave-types-page.tsx';
import { SettingsFrame } from '#web/features/settings/settings-frame.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function LeaveTypes() {
  return (
    <OnlyFor capability="settings.read">
      {(user) => (
        <SettingsFrame page="leaveTypes">
          <LeaveTypesPage user={user} />
        </SettingsFrame>
      )}
    </OnlyFor>
  );
}
