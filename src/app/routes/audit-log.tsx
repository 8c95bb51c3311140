import { AuditLogPage } from '#app/features/audit-log/audit-log-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function AuditLog() {
  return <OnlyFor capability="audit-log.read">{() => <AuditLogPage />}</OnlyFor>;
}
