import { LeaveTypesPage } from '#app/features/leave-types/leave-types-page.tsx';
import { SettingsFrame } from '#app/features/settings/settings-frame.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

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
