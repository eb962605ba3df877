import type { Indexes } from '../store.ts';

/** The people a tenant employs. Source: document 1, section 3; decisions, "who is who". */
export interface PeopleWorld {
  employees: Employee;
  designations: { id: string; name: string };
}

/** Someone a tenant employs; a tenant user is linked to it by `employeeId`. */
export interface Employee {
  id: string;
  fullName: string;
  isTeamLead: boolean;
  email: string;
  designationId: string | null;
  /** The employee's manager. */
  reportingToId: string | null;
  /** Where the person works: the office, at home, at a client. */
  workPlace: string;
  profileImageUrl: string | null;
  isActive: boolean;
}

export const peopleCollections: Indexes<PeopleWorld> = {
  employees: { indexes: [['fullName']] },
  designations: { indexes: [] },
};
