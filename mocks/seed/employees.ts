import type { World } from '../store/world.ts';
import type { Employee } from '../store/world/people.ts';
import type { Put } from './put.ts';
import { seeded, type LastChange } from './seeded.ts';

/** The team leader whom most employees of Aster Labs report to. */
const managerId = 'employee-grace';

/** Employees of Aster Labs without a manager there. */
const outsideTeam = new Set([managerId, 'employee-ines', 'employee-jon']);

type Fields = Pick<Employee, 'id' | 'fullName' | 'email'> &
  Partial<Pick<Employee, 'isTeamLead' | 'reportingToId' | 'isActive'>>;

interface Seeding {
  /** The start of the day of seeding, in ms. */
  today: number;
  lastChange?: LastChange;
}

/** Puts an employee of a tenant with ClockWork settings; people of Aster Labs report to Grace. */
export async function putEmployee(
  put: Put,
  tenantId: string,
  { today, lastChange, ...record }: Fields & Seeding,
): Promise<void> {
  const fields = {
    isTeamLead: false,
    designationId: null,
    reportingToId: outsideTeam.has(record.id) || tenantId !== 'aster' ? null : managerId,
    workPlace: 'Office',
    shift: '',
    phone: '',
    dateOfBirth: null,
    joinedOn: null,
    profileImageUrl: null,
    isActive: true,
    ...record,
  };
  await put(tenantId, 'employees', seeded(fields, today, lastChange));
  await put(tenantId, 'clockWorkSettings', buildSettings(record.id));
}

/** The ClockWork settings of an employee who has changed none. */
export const buildSettings = (id: string): World['clockWorkSettings'] => ({
  id,
  defaultProjectId: null,
  defaultTaskId: null,
  isClockWorkSetWeeklyMail: false,
  isWFO: false,
  brokenEntryId: null,
});
