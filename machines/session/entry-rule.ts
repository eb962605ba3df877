import type { Privilege, Schema } from '#openapi/client/index.ts';
import { holds } from './workspace.ts';

/** What a page or an action asks of somebody at work in a tenant: all of it. */
export interface Demand {
  /** A right, or several of which one is enough; without it every member of the tenant may. */
  right?: Privilege | readonly Privilege[];
  /** A right that is asked for besides, such as that of what the page reads. */
  alsoRight?: Privilege;
  /** Only for those with an employee record, which time entries are kept under. */
  employee?: true;
  /** Open before the organization settings exist, as those settings are. */
  beforeSettings?: true;
}

/**
 * The rule of a page, which its route names once: `public` for anybody, `signedIn` for somebody who
 * has yet to enter a tenant, everything else for a member of the tenant. The guard, the menus, the
 * palette, the shortcuts and the buttons all ask it by `checkAccess`.
 * Source: AUTH-015 and 6.
 */
export type EntryRule = 'public' | 'signedIn' | Privilege | Demand;

/** Why somebody is kept out. */
export type Denial =
  /** One of these rights is missing. */
  | { reason: 'right'; privileges: readonly Privilege[] }
  /** No employee record is linked to the person. */
  | { reason: 'employee' }
  /** The organization settings come first. */
  | { reason: 'settings' };

/** What of a profile the rules look at. */
export type AccessProfile = Pick<
  Schema<'Profile'>,
  'userRights' | 'employeeId' | 'IsUserHasOrganizationSettings'
>;

/**
 * What keeps a member of a tenant out, or null. The right comes first: whoever lacks it is helped by
 * neither an employee record nor settings.
 */
export function checkAccess(rule: EntryRule, profile: AccessProfile): Denial | null {
  const { right = [], alsoRight = [], employee, beforeSettings } = toDemand(rule);
  for (const privileges of [[right].flat(), [alsoRight].flat()]) {
    if (privileges.length > 0 && !privileges.some((one) => holds(profile, one))) {
      return { reason: 'right', privileges };
    }
  }
  if (employee && profile.employeeId === null) return { reason: 'employee' };
  if (!beforeSettings && !profile.IsUserHasOrganizationSettings) return { reason: 'settings' };
  return null;
}

/** A rule in full. A page that asks for no tenant asks a member for nothing. */
function toDemand(rule: EntryRule): Demand {
  if (rule === 'public' || rule === 'signedIn') return { beforeSettings: true };
  return typeof rule === 'string' ? { right: rule } : rule;
}

/** Timing work, wherever it is offered: on its page, in the top bar, in the palette, by a key. */
export const clockWorkRule = { right: 'clockwork.basic', employee: true } satisfies EntryRule;

/** Whether a person times work. Source: PRIV-054. */
export const timesWork = (profile: AccessProfile): boolean =>
  checkAccess(clockWorkRule, profile) === null;
