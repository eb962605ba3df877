import { useActorRef } from '@xstate/react';
import type { ReactNode } from 'react';
import { assetTenantsMachine } from '#machines/assets/form/asset-tenants.machine.ts';
import { useApp } from '#page/entry/use-app.ts';
import { usePage } from '#page/records/use-page.ts';
import { OtherTenantScreen } from './other-tenant.screen.tsx';

interface OtherTenantProps {
  assetId: string;
  fallback: ReactNode;
}

/** Loaded only if an asset is not found, because most people never need it. */
export function OtherTenant({ assetId, fallback }: OtherTenantProps) {
  const app = useApp();
  const { tenant } = usePage().workspace;
  const actor = useActorRef(assetTenantsMachine, { input: { id: assetId } });
  const href = `/assetManager/viewAsset?assetId=${encodeURIComponent(assetId)}` as const;
  return (
    <OtherTenantScreen
      actor={actor}
      tenantId={tenant.id}
      fallback={fallback}
      onSwitch={({ id: tenantId }) => app.leaveTenant({ tenantId, href })}
    />
  );
}
