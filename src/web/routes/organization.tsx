import { OrganizationPage } from '#web/features/organization/organization-page.tsx';
import { OnlyFor } from '#web/session/only-for.tsx';

export default function Organization() {
  return <OnlyFor capability="organization.edit">{() => <OrganizationPage />}</OnlyFor>;
}
