import { Building2 } from 'lucide-react';
import { useText } from '#i18n/text.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export interface OrganizationSettingsScreenProps {
  tenantName: string;
  hasSettings: boolean;
  supportAddress: string;
}

/** Whether the tenant has the settings that its people need. Source: document 1, section 2. */
export function OrganizationSettingsScreen(props: OrganizationSettingsScreenProps) {
  const text = useText('organization');
  const { hasSettings, tenantName, supportAddress } = props;
  return (
    <>
      <title>{text('title')}</title>
      <h1>{text('organizationSettings')}</h1>
      <EmptyState
        icon={<Building2 />}
        title={text(hasSettings ? 'completeTitle' : 'missingTitle', { tenant: tenantName })}
      >
        {text(hasSettings ? 'completeText' : 'missingText', { support: supportAddress })}
      </EmptyState>
    </>
  );
}
