import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isChanged, buildDraft } from '#machines/records/form-values.ts';
import { organizationSettingsMachine } from '#machines/organization/organization-settings.machine.ts';
import {
  hasChanges,
  integrationProvidersMachine,
} from '#machines/organization/integration-providers.machine.ts';
import { firstForm, settingsDraftSchema } from '#machines/organization/settings-form.ts';
import { tenantLogoMachine } from '#machines/organization/tenant-logo.machine.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { useDraft, usePersistedDraft } from '#page/drafts/use-draft.ts';
import { usePage } from '#page/records/use-page.ts';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { OrganizationSettingsScreen } from './organization-settings.screen.tsx';
import { ServiceLinks } from './service-links.tsx';

/** The settings of the tenant; each retry starts over. */
export default function OrganizationPage() {
  const [attempt, setAttempt] = useState(0);
  return <Settings key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

/** A stored draft stays unchanged if the settings could not be loaded. */
const getContent = (state: SnapshotFrom<typeof organizationSettingsMachine>) =>
  state.matches('shown') ? buildDraft(state.context, false) : undefined;

function Settings({ onRetry }: { onRetry: () => void }) {
  const app = useApp();
  const { tenant, profile } = usePage().workspace;
  const { owner, draft: persisted } = usePersistedDraft(
    'organization-settings',
    settingsDraftSchema,
  );
  const actor = useActorRef(organizationSettingsMachine, {
    input: { first: firstForm(tenant.name, profile.timeZone), persisted },
  });
  const logo = useActorRef(tenantLogoMachine, { input: { logoUrl: profile.tenantLogoUrl } });
  const providers = useActorRef(integrationProvidersMachine);
  useDraft(actor, owner, getContent);
  const hasUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const hasProviders = useSelector(providers, ({ context }) => hasChanges(context));
  const question = useUnsaved(() => hasUnsaved || hasProviders);
  const reset = () => {
    actor.send({ type: 'reset' });
    providers.send({ type: 'reset' });
  };
  useEmitted(actor, {
    'settings.saved': ({ form }) => {
      app.renameTenant(form.name);
      app.changeProfile({ IsUserHasOrganizationSettings: true, weekStart: form.weekStart });
    },
  });
  useEmitted(logo, {
    'logo.uploaded': ({ logoUrl }) => app.changeProfile({ tenantLogoUrl: logoUrl }),
  });
  return (
    <>
      <OrganizationSettingsScreen
        actor={actor}
        logo={logo}
        providers={providers}
        tenantName={tenant.name}
        onRetry={onRetry}
        links={<ServiceLinks />}
      />
      <UnsavedDialog question={question} onLeave={reset} />
    </>
  );
}
