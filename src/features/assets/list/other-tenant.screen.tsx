import { useSelector } from '@xstate/react';
import { Building2, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AssetTenant } from '#machines/assets/form/asset-tenants.machine.ts';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { isolate, withoutMarks } from '#ui/controls/isolate.tsx';
import { PageTitle } from '#ui/display/navigation/page-title.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';

interface OtherTenantScreenProps {
  actor: RecordViewActor<readonly AssetTenant[]>;
  /** The current tenant, which does not have the asset. */
  tenantId: string;
  onSwitch: (tenant: AssetTenant) => void;
  /** Shown when no other tenant has the asset, or when that is unknown. */
  fallback: ReactNode;
}

/** For a scanned label of another tenant of the person: offers to switch to that tenant. */
export function OtherTenantScreen(props: OtherTenantScreenProps): ReactNode {
  const { actor, tenantId, onSwitch, fallback } = props;
  const text = useText('assetTenant');
  const records = useText('records');
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const tenants = useSelector(actor, ({ context }) => context.record);
  const others = tenants?.filter(({ id }) => id !== tenantId) ?? [];
  const [first] = others;
  if (isLoading) return <Loader label={records('loading')} />;
  if (!first) return fallback;
  const names = others.map(({ name }) => name).join(', ');
  const title = withoutMarks(text('title', { name: names }));
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        isPage
        icon={<Building2 />}
        title={title}
        action={others.map((tenant) => (
          <Button
            key={tenant.id}
            variant={tenant === first ? 'primary' : 'secondary'}
            icon={<Repeat aria-hidden="true" />}
            onPress={() => onSwitch(tenant)}
          >
            {isolate(text('switch', { name: tenant.name }))}
          </Button>
        ))}
      >
        {text('text')}
      </EmptyState>
    </>
  );
}
