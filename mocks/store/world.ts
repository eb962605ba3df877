import type { components } from '@atrium/contract/generated/types.ts';
import type { ProjectTime } from './project-times.ts';
import type { Versioned } from './versioned.ts';
import type { RecordsOfAreas } from './world.gen.ts';

type Contract = components['schemas'];

/** The data of the reference server. Timestamps are ISO strings in UTC, days yyyy-MM-dd. */
export interface World extends FoundationWorld, RecordsOfAreas {}

/** The collections that all areas use. */
interface FoundationWorld {
  // Platform: data that belong to no tenant.
  meta: { id: string; value: string };
  tenants: { id: string; name: string; logoUrl: string | null };
  people: Person;
  assignments: Assignment;
  keys: { id: string; privateJwk: JsonWebKey; publicJwk: JsonWebKey };
  signIns: SignIn;
  authorizationCodes: AuthorizationCode;
  refreshTokens: RefreshToken;
  calendarCodes: CalendarCode;

  // Per tenant.
  tenantUsers: TenantUser;
  savedRequests: SavedRequest;
  menus: { id: string; order: number; menu: Contract['AppMenu'] };
  entries: EntryRecord;
  projectTimes: ProjectTime;
  deletedEntries: DeletedEntry;
  clockWorkSettings: ClockWorkSettings;
  logins: Contract['UserLogin'] & {
    personId: string;
    /** The name of the browser; the store computes it. */
    browserName?: string;
  };
}

/** A person's access to a tenant. */
export interface Assignment {
  id: string;
  personId: string;
  tenantId: string;
  isUserAssigned: boolean;
  /**
   * Whether they lost access because they left as an employee; for all others, only a user update
   * restores access.
   */
  hasDeparted?: boolean;
  /** The tenant user of an invitation that the person can accept. */
  invitedUserId?: string;
  /** UTC timestamp from which the invitation cannot be accepted any more. */
  invitedUntil?: string;
}

/** A person known to the identity provider. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** Position in the demo provider's list, which ends before `unlistedOrder`. */
  order: number;
  /** In the format of identity/password.ts. */
  passwordHash: string;
}

/**
 * A person as a user of one tenant; the id is that of the person once they have accepted an
 * invitation.
 */
export interface TenantUser extends Versioned {
  id: string;
  /** Null for a user without an employee record. */
  employeeId: string | null;
  /** Null for someone without a role in the portal, who is admitted nowhere. */
  roleType: Contract['RoleType'] | null;
  roleIds: string[];
  timeZone: string;
  dateFormat: Contract['DateFormat'];
  /** Missing until the person selects one; the default is `language`. */
  hourFormat?: Contract['HourFormat'];
  profileImageUrl: string | null;
  /** Date (yyyy-MM-dd), or null. */
  dateOfBirth: string | null;
  /** The id that the invitation was sent with. */
  sentId?: string;
  /** The recipient of an invitation that is not accepted yet. */
  invitation?: { personId: string; email: string };
  /** UTC timestamp when the invitation expires; missing once it is accepted. */
  invitedUntil?: string;
  /** The person's name and e-mail address, by which the tenant's users are searched. */
  name?: string;
  email?: string;
  /** Whether they may enter the tenant, or have declined; follows their assignment. */
  state?: 'active' | 'deactivated' | 'invited' | 'declined';
  /** UTC timestamp of their last entry into the tenant; missing before the first. */
  lastSignInOn?: string;
  /** Computed by the store: see parseRoleKey; users with the same roles have the same key. */
  roleKey?: string;
  /** Computed by the store: the e-mail address of the invitation. */
  invitedEmail?: string | null;
  /** Computed by the store: the name of the employee; empty without one. */
  employeeName?: string;
  /** Computed by the store: the name and the e-mail address in the list of users. */
  listedName?: string;
  listedEmail?: string;
  /** Computed by the store: the names of the roles, separated by commas. */
  roleNames?: string;
  /** Computed by the store: the state, and when an invitation expires; see `toStatus`. */
  statusKey?: string;
  /** Computed by the store: whether they have a role type, and are an employee who works here. */
  isAtWork?: boolean;
}

/** A tenant user with access. */
export type Member = TenantUser & { roleType: Contract['RoleType'] };

/**
 * A request that was saved with an id from the client; the record's id combines that id and the
 * operation.
 */
export interface SavedRequest {
  id: string;
  /** SHA-256 of its body, independent of the order of the properties. */
  digest: string;
}

/** A time entry; it runs while `endTime` is null. */
export interface EntryRecord {
  id: string;
  employeeId: string;
  startTime: string;
  endTime: string | null;
  description: string;
  projectId: string | null;
  taskId: string | null;
  entryAtWork: boolean;
  /** 1 for a new entry, increased with every change. */
  version: number;
  /** The seconds that it counts, by countedSeconds; 0 while it runs. The store computes them. */
  seconds?: number;
  /**
   * The names of its project and task as the person last knew them, if those were renamed after the
   * person lost access.
   */
  bookedAs?: {
    project: { code: string; name: string };
    task: { code: string; name: string; description: string } | null;
  };
}

/** A deleted entry, stored as long as it can be restored. */
export interface DeletedEntry extends EntryRecord {
  /** UTC timestamp. */
  deletedAt: string;
}

/** ClockWork settings of an employee, whose id is the record's. */
export interface ClockWorkSettings {
  id: string;
  defaultProjectId: string | null;
  defaultTaskId: string | null;
  isClockWorkSetWeeklyMail: boolean;
  isWFO: boolean;
  /** The entry that a break ended, so that it can be resumed. */
  brokenEntryId: string | null;
}

/** A person who is signed in at the demo identity provider in this browser. */
export interface SignIn {
  id: string;
  personId: string;
  at: string;
  /** The session id in their tokens. */
  sid: string;
  /** Whether they have passed a second factor. */
  hasSecondFactor: boolean;
}

export interface RefreshToken {
  id: string;
  personId: string;
  clientId: string;
  sid: string;
  scope: string;
  nonce: string;
}

/** A code of the demo calendar provider. */
export interface CalendarCode {
  id: string;
  /** The e-mail address of the account. */
  account: string;
  redirectUri: string;
  codeChallenge: string;
  nonce: string;
  scope: string;
  /** UTC timestamp after which the code is rejected. */
  expiresAt: string;
}

export interface AuthorizationCode {
  id: string;
  personId: string;
  clientId: string;
  sid: string;
  redirectUri: string;
  codeChallenge: string;
  nonce: string;
  scope: string;
  /** UTC timestamp after which the code is rejected. */
  expiresAt: string;
}
