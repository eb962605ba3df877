import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** A tenant's employees, and their rights. Source: PEOPL-D04. */
export interface Records {
  employees: Employee;
  designations: Designation;
  roles: Role;
  accessRequests: AccessRequest;
  absences: Absence;
}

/** An employee of a tenant; a tenant user is linked to it by `employeeId`. */
export interface Employee extends Versioned {
  id: string;
  fullName: string;
  isTeamLead: boolean;
  email: string;
  designationId: string | null;
  /** The employee's manager. */
  reportingToId: string | null;
  /** The person's workplace: the office, at home, at a client. */
  workPlace: string;
  /** The name of their shift, entered or imported from the HRMS; empty for none. */
  shift: string;
  phone: string;
  /** Date (yyyy-MM-dd), or null. */
  dateOfBirth: string | null;
  /** Date (yyyy-MM-dd), or null. */
  joinedOn: string | null;
  profileImageUrl: string | null;
  isActive: boolean;
  /** Whether assets are assigned to them; computed by the store. */
  hasAssets?: boolean;
  /** Whether a user is linked to them; computed by the store. */
  hasUser?: boolean;
  /** Computed by the store: the name of the designation. */
  designationName?: string | null;
  /** Computed by the store: the name of the manager. */
  managerName?: string | null;
  /**
   * Computed by the store: the employees in whose team they are, the manager and they themselves.
   * Each id is enclosed by `|`.
   */
  teamOfIds?: string;
}

export interface Designation extends Versioned {
  id: string;
  name: string;
}

/** A named set of rights. */
export interface Role extends Versioned {
  id: string;
  name: string;
  privileges: Contract['Privilege'][];
}

/** A request of a user for a right. Source: GATE-014, PROJ-045. */
export interface AccessRequest extends Versioned {
  id: string;
  userId: string;
  /** The user's name at the time of the request, by which the list is sorted and filtered. */
  userName: string;
  privilege: Contract['Privilege'];
  /** What it is needed for; empty for none. */
  note: string;
  /** The path of the page in the app that needs it. */
  page: string | null;
  status: Contract['AccessRequestStatus'];
  /** UTC timestamp. */
  requestedOn: string;
  /** Name of the person who answered, and when (UTC); null while it is open. */
  answeredBy: string | null;
  answeredOn: string | null;
  /** Empty for none. */
  answerNote: string;
  /** The role by which it was granted, and its name at that time. */
  roleId: string | null;
  roleName: string | null;
}

/** When an employee is away. Source: PEOPL-D41. */
export interface Absence extends Versioned {
  id: string;
  employeeId: string;
  /** Dates (yyyy-MM-dd); the last day is included. */
  firstDay: string;
  lastDay: string;
  /** Whether it is half of a single day. */
  isHalfDay: boolean;
  kind: Contract['AbsenceKind'];
  /** Empty for none. */
  note: string;
}

export const collections: SearchedCollections<Records> = {
  employees: {
    fields: {
      fullName: 'name',
      email: 'name',
      isActive: 'boolean',
      hasAssets: 'boolean',
      hasUser: 'boolean',
      isTeamLead: 'boolean',
      reportingToId: 'text',
      managerName: 'name',
      teamOfIds: 'search',
      designationId: 'text',
      designationName: 'name',
      workPlace: 'name',
      shift: 'name',
      joinedOn: 'name',
    },
    indexes: [
      ['fullName'],
      ['isActive', 'fullName'],
      ['hasUser', 'fullName'],
      ['reportingToId'],
      ['designationId'],
    ],
    unique: [['email']],
  },
  designations: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
  roles: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
  accessRequests: {
    fields: {
      userId: 'text',
      userName: 'name',
      privilege: 'name',
      status: 'name',
      requestedOn: 'instant',
    },
    indexes: [
      ['requestedOn'],
      ['status', 'requestedOn'],
      ['userId', 'privilege', 'requestedOn'],
      ['userId', 'privilege', 'status'],
    ],
  },
  absences: {
    fields: { employeeId: 'text', firstDay: 'instant', lastDay: 'instant' },
    indexes: [['firstDay'], ['employeeId', 'firstDay']],
  },
};
