import { AuditLogPage } from '#web/features/audit-log/audit-log-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function AuditLog() {
  return <OnlyFor capability="audit-log.read">{() => <AuditLogPage />}</OnlyFor>;
}
