import type { OrganizationSettingsActor } from '#machines/organization/organization-settings.machine.ts';
import type { TenantLogoActor } from '#machines/organization/tenant-logo.machine.ts';
import { useText } from '#i18n/text.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TenantLogo } from './tenant-logo.tsx';
import { FieldAnchor, SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';

export interface IdentitySectionProps {
  actor: OrganizationSettingsActor;
  logo: TenantLogoActor;
  tenantName: string;
}

/** The name, address and logo of the organization. */
export function IdentitySection({ actor, logo, tenantName }: IdentitySectionProps) {
  const text = useText('organization');
  const name = useSetting(actor, 'name');
  const address = useSetting(actor, 'address');
  return (
    <SettingsSection title={text('identity')} description={text('identityText')}>
      <TenantLogo actor={logo} tenantName={tenantName} />
      <FieldAnchor field="name">
        <TextField {...name} isRequired autoComplete="organization" />
      </FieldAnchor>
      <FieldAnchor field="address">
        <TextField {...address} multiline autoComplete="street-address" />
      </FieldAnchor>
    </SettingsSection>
  );
}
