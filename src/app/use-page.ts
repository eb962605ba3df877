import { getRouteApi } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PageContext } from './enter-page.ts';
import { useApp } from './use-app.ts';

const tenantRoute = getRouteApi('/_tenant');

/**
 * The tenant worked in and the right that is missing, as the guard found them; the profile as it is
 * by now. Whoever is leaving the tenant keeps what they had.
 */
export function usePage(): PageContext {
  const { workspace: entered, missingPrivilege } = tenantRoute.useRouteContext();
  const { onWorkspace, openedWorkspace } = useApp();
  const opened = useSyncExternalStore(onWorkspace, openedWorkspace);
  const isSame =
    opened?.tenant.id === entered.tenant.id && opened.profile.id === entered.profile.id;
  return { workspace: isSame ? opened : entered, missingPrivilege };
}
