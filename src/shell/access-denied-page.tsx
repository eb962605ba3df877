import { useRouter } from '@tanstack/react-router';
import { checkAccess, type Denial } from '#machines/session/entry-rule.ts';
import { getEntryRules } from '#page/entry.ts';
import { useApp } from '#page/use-app.ts';
import { usePage } from '#page/use-page.ts';
import { AccessDenied } from './access-denied.tsx';

/** Shown instead of a page that its entry rule denies. */
export function AccessDeniedPage({ denial }: { denial: Denial }) {
  const app = useApp();
  const router = useRouter();
  const { profile, tenant } = usePage().workspace;
  const rules = getEntryRules(router);
  const wayTo = (route: '/dashBoard' | '/organizationSettings') => {
    const rule = rules.get(route);
    const isOpen = rule !== undefined && checkAccess(rule, profile) === null;
    return isOpen ? () => void router.navigate({ to: route }) : null;
  };
  return (
    <AccessDenied
      denial={denial}
      tenantName={tenant.name}
      address={location.href}
      supportAddress={app.configuration.supportAddress}
      onSwitchTenant={() => app.leaveTenant()}
      onDashboard={wayTo('/dashBoard')}
      onSettings={wayTo('/organizationSettings')}
    />
  );
}
