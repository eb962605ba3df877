import type { Privilege, Schema } from '#openapi/client/index.ts';

/** The tenant in which a person works, and their profile there. */
export interface Workspace {
  tenant: Pick<Schema<'Tenant'>, 'id' | 'name'>;
  profile: Schema<'Profile'>;
  isTeamLead: boolean;
}

/** Whether a right is in the person's list. Source: PRIV-002. */
export function holds(profile: Pick<Schema<'Profile'>, 'userRights'>, right: Privilege): boolean {
  return profile.userRights.includes(right);
}
