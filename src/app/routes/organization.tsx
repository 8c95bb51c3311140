import { OrganizationPage } from '#app/features/organization/organization-page.tsx';
import { OnlyFor } from '#app/frame/session/only-for.tsx';

export default function Organization() {
  return <OnlyFor capability="organization.edit">{() => <OrganizationPage />}</OnlyFor>;
}
