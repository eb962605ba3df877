import type { components } from '#openapi/generated/types.ts';
import { followEntries, type ProjectTime } from './project-times.ts';
import type { Schema } from './store.ts';
import type { Versioned } from './versioned.ts';
import { collectionsOfAreas, type RecordsOfAreas } from './world.gen.ts';

type Contract = components['schemas'];

/** What the reference server keeps. Instants are ISO strings in UTC, days yyyy-MM-dd. */
export interface World extends FoundationWorld, RecordsOfAreas {}

/** What all areas stand on. */
interface FoundationWorld {
  // The platform: data of no tenant.
  meta: { id: string; value: string };
  tenants: { id: string; name: string; logoUrl: string | null };
  people: Person;
  assignments: Assignment;
  keys: { id: string; privateJwk: JsonWebKey; publicJwk: JsonWebKey };
  signIns: SignIn;
  authorizationCodes: AuthorizationCode;
  refreshTokens: RefreshToken;

  // Each tenant's own.
  tenantUsers: TenantUser;
  savedRequests: SavedRequest;
  menus: { id: string; order: number; menu: Contract['AppMenu'] };
  entries: EntryRecord;
  projectTimes: ProjectTime;
  deletedEntries: DeletedEntry;
  clockWorkSettings: ClockWorkSettings;
  logins: Contract['UserLogin'] & { personId: string };
}

/** Whether a person may enter a tenant. */
export interface Assignment {
  id: string;
  personId: string;
  tenantId: string;
  isUserAssigned: boolean;
  /** Whether they are out because they left as an employee; others come back by a user update only. */
  hasDeparted?: boolean;
  /** The tenant user of an invitation that the person can accept. */
  invitedUserId?: string;
}

/** Someone the identity provider knows. */
export interface Person {
  id: string;
  name: string;
  email: string;
  /** Place in the demo provider's list. */
  order: number;
  /** As identity/password.ts writes it. */
  passwordHash: string;
}

/** A person as a user of one tenant; the id is the person's once they have accepted an invitation. */
export interface TenantUser extends Versioned {
  id: string;
  /** Null: a user without an employee record. */
  employeeId: string | null;
  /** Null: somebody without a role in the portal, whom it lets in nowhere. */
  roleType: Contract['RoleType'] | null;
  roleIds: string[];
  timeZone: string;
  dateFormat: Contract['DateFormat'];
  /** Left out by who has not chosen: `language`. */
  hourFormat?: Contract['HourFormat'];
  profileImageUrl: string | null;
  /** Day, or null. */
  dateOfBirth: string | null;
  /** The id that the invitation was sent with. */
  sentId?: string;
  /** Whom an invitation is for that was not accepted yet. */
  invitation?: { personId: string; email: string };
}

/** A tenant user who may enter. */
export type Member = TenantUser & { roleType: Contract['RoleType'] };

/** A request that was saved with an id of the client; its own id is that and the operation. */
export interface SavedRequest {
  id: string;
  /** SHA-256 of its body, whatever the order of the properties. */
  digest: string;
}

/** One timed entry; it runs while `endTime` is null. */
export interface EntryRecord {
  id: string;
  employeeId: string;
  startTime: string;
  endTime: string | null;
  description: string;
  projectId: string | null;
  taskId: string | null;
  entryAtWork: boolean;
  /** 1 for a new entry, one more with every change. */
  version: number;
  /** What it is booked on as a person knew it who had no access any more when that got other names. */
  bookedAs?: {
    project: { code: string; name: string };
    task: { code: string; name: string; description: string } | null;
  };
}

/** A deleted entry, for as long as it can be brought back. */
export interface DeletedEntry extends EntryRecord {
  /** Instant. */
  deletedAt: string;
}

/** ClockWork settings of an employee, whose id is the record's. */
export interface ClockWorkSettings {
  id: string;
  defaultProjectId: string | null;
  defaultTaskId: string | null;
  isClockWorkSetWeeklyMail: boolean;
  isWFO: boolean;
  /** The entry that a break has ended, so that it can be taken up again. */
  brokenEntryId: string | null;
}

/** A person signed in at the demo identity provider in this browser. */
export interface SignIn {
  id: string;
  personId: string;
  at: string;
  /** The session that their tokens name. */
  sid: string;
  /** Whether they have shown a second factor. */
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

export interface AuthorizationCode {
  id: string;
  personId: string;
  clientId: string;
  sid: string;
  redirectUri: string;
  codeChallenge: string;
  nonce: string;
  scope: string;
  /** Instant after which the code is refused. */
  expiresAt: string;
}

/** Raised with every change of a record's form: an older database is rebuilt from the seed. */
export const worldSchema: Schema<World> = {
  version: 15,
  follow: followEntries,
  collections: {
    meta: { indexes: [] },
    tenants: { indexes: [] },
    people: { indexes: [['email']] },
    assignments: { indexes: [['personId']] },
    keys: { indexes: [] },
    signIns: { indexes: [['personId']] },
    authorizationCodes: { indexes: [['personId']] },
    refreshTokens: { indexes: [['personId']] },
    tenantUsers: { indexes: [['employeeId']] },
    savedRequests: { indexes: [] },
    menus: { indexes: [] },
    entries: {
      indexes: [['employeeId', 'startTime'], ['projectId', 'startTime'], ['taskId']],
    },
    projectTimes: { indexes: [] },
    deletedEntries: { indexes: [['employeeId']] },
    clockWorkSettings: { indexes: [] },
    logins: { indexes: [['timestamp']] },
    ...collectionsOfAreas,
  },
};
