import type { components } from '#openapi/generated/types.ts';
import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** The people a tenant employs, and what they may do. Source: decisions, "Who is who". */
export interface Records {
  employees: Employee;
  designations: Designation;
  roles: Role;
}

/** Someone a tenant employs; a tenant user is linked to it by `employeeId`. */
export interface Employee extends Versioned {
  id: string;
  fullName: string;
  isTeamLead: boolean;
  email: string;
  designationId: string | null;
  /** The employee's manager. */
  reportingToId: string | null;
  /** Where the person works: the office, at home, at a client. */
  workPlace: string;
  phone: string;
  /** Day, or null. */
  dateOfBirth: string | null;
  /** Day, or null. */
  joinedOn: string | null;
  profileImageUrl: string | null;
  isActive: boolean;
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

export const collections: Indexes<Records> = {
  employees: { indexes: [['fullName'], ['email'], ['reportingToId'], ['designationId']] },
  designations: { indexes: [] },
  roles: { indexes: [] },
};
