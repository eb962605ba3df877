import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { checkAccess } from '#machines/session/entry-rule.ts';
import type { PageContext } from '../entry/enter-page.ts';
import { useApp } from '../entry/use-app.ts';

const tenantRoute = getRouteApi('/_tenant');

/**
 * The current tenant and the access decision of the guard, with the latest profile. A denied page
 * opens as soon as the profile allows it. A user who is leaving the tenant keeps the previous
 * access.
 */
export function usePage(): PageContext {
  const { workspace: entered, rule, denial } = tenantRoute.useRouteContext();
  const { onWorkspace, openedWorkspace } = useApp();
  const opened = useSyncExternalStore(onWorkspace, openedWorkspace);
  const isSame =
    opened?.tenant.id === entered.tenant.id && opened.profile.id === entered.profile.id;
  const workspace = isSame ? opened : entered;
  return { workspace, rule, denial: denial && checkAccess(rule, workspace.profile) };
}
