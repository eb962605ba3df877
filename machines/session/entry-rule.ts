import type { Privilege, Schema } from '#openapi/client/index.ts';
import { holds } from './workspace.ts';

/** The requirements that a page or an action has for a member of a tenant; all have to be met. */
export interface Demand {
  /**
   * A right, or multiple of which one is enough; without it, every member of the tenant has access.
   */
  right?: Privilege | readonly Privilege[];
  /** A right that is required in addition, e.g. that of the data the page loads. */
  alsoRight?: Privilege;
  /** Only for people with an employee record, which time entries belong to. */
  employee?: true;
  /** Available before the organization settings exist, like the settings page itself. */
  beforeSettings?: true;
}

/**
 * The access rule of a page, defined once in its route: `public` for everyone, `signedIn` for
 * people who have yet to enter a tenant, everything else for a member of the tenant. The guard, the
 * menus, the palette, the shortcuts and the buttons all check it with `checkAccess`. Source:
 * AUTH-015 and 6.
 */
export type EntryRule = 'public' | 'signedIn' | Privilege | Demand;

/** Why access is denied. */
export type Denial =
  /** One of these rights is missing. */
  | { reason: 'right'; privileges: readonly Privilege[] }
  /** No employee record is linked to the person. */
  | { reason: 'employee' }
  /** The organization settings have to be saved first. */
  | { reason: 'settings' };

/** The profile data that the rules check. */
export type AccessProfile = Pick<
  Schema<'Profile'>,
  'userRights' | 'employeeId' | 'IsUserHasOrganizationSettings'
>;

/**
 * The reason why a member of a tenant is denied access, or null. The right is checked first:
 * without it, neither an employee record nor settings would help.
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

/** Expands a rule. A page without a tenant requires nothing of a member. */
function toDemand(rule: EntryRule): Demand {
  if (rule === 'public' || rule === 'signedIn') return { beforeSettings: true };
  return typeof rule === 'string' ? { right: rule } : rule;
}

/**
 * The rule for recording time, wherever it is offered: on its page, in the top bar, in the palette,
 * by a shortcut.
 */
export const clockWorkRule = { right: 'clockwork.basic', employee: true } satisfies EntryRule;

/** Whether a person records time. Source: PRIV-054. */
export const timesWork = (profile: AccessProfile): boolean =>
  checkAccess(clockWorkRule, profile) === null;
