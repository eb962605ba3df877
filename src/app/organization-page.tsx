import { OrganizationSettingsScreen } from '#features/organization/organization-settings.screen.tsx';
import { useApp } from './use-app.ts';
import { usePage } from './use-page.ts';

/** Whether the tenant has its settings. */
export function OrganizationPage() {
  const { tenant, profile } = usePage().workspace;
  const { supportAddress } = useApp().configuration;
  return (
    <OrganizationSettingsScreen
      tenantName={tenant.name}
      hasSettings={profile.IsUserHasOrganizationSettings}
      supportAddress={supportAddress}
    />
  );
}
