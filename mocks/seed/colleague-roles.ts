import { privilegeNeeds, privileges } from '@atrium/contract/generated/privileges.ts';
import type { Versioned } from '../store/versioned.ts';
import type { World } from '../store/world.ts';
import { roles } from './roles.ts';

type Role = World['roles'];
type Privilege = Role['privileges'][number];

interface Department {
  id: string;
  name: string;
  /** The rights of its people besides those of every employee. */
  rights: readonly Privilege[];
}

const departments: readonly Department[] = [
  { id: 'accounting', name: 'Accounting', rights: ['vendors.basic', 'assetDepreciation.basic'] },
  { id: 'facilities', name: 'Facilities', rights: ['assetAssignments.basic', 'holidays.basic'] },
  { id: 'legal', name: 'Legal', rights: ['archives.basic', 'clients.basic'] },
  { id: 'logistics', name: 'Logistics', rights: ['assetManager.view', 'assetStatusReport.basic'] },
  { id: 'marketing', name: 'Marketing', rights: ['clients.basic', 'prayTube.basic'] },
  { id: 'purchasing', name: 'Purchasing', rights: ['vendors.basic', 'products.basic'] },
  { id: 'quality', name: 'Quality', rights: ['tags.basic', 'tagReport.basic'] },
  { id: 'recruiting', name: 'Recruiting', rights: ['employees.view', 'designation.basic'] },
  { id: 'sales', name: 'Sales', rights: ['clients.basic', 'clockworkAnalytics.basic'] },
  { id: 'security', name: 'Security', rights: ['userLogins.basic', 'tools.basic'] },
  { id: 'service', name: 'Service', rights: ['services.basic', 'tools.basic'] },
  { id: 'training', name: 'Training', rights: ['prayTube.basic', 'calendarEvents.basic'] },
];

/** A role of a department; `rights` are added to those of its people. */
const levels: readonly Department[] = [
  { id: '', name: '', rights: [] },
  { id: 'Assistant', name: ' assistant', rights: ['entries.basic', 'calendarEvents.basic'] },
  { id: 'Lead', name: ' lead', rights: ['timereport.basic', 'clockwork.centralizedClockwork'] },
];

const worksCouncil = { id: 'worksCouncil', name: 'Works council', rights: ['employees.basic'] };

/**
 * In a large tenant few people read engagements: each of them is notified of every change of one.
 */
const ofEmployees = (roles.find(({ id }) => id === 'employee')?.privileges ?? []).filter(
  (right) => right !== 'engagements.basic',
);

/** The rights of an employee and some others, with those that these are of no use without. */
function grant(rights: readonly Privilege[]): Privilege[] {
  const granted = new Set<Privilege>(ofEmployees);
  for (const right of rights) {
    for (const needed of privilegeNeeds[right] ?? []) granted.add(needed);
    granted.add(right);
  }
  for (const right of granted)
    for (const needed of privilegeNeeds[right] ?? []) granted.add(needed);
  return privileges.filter((right) => granted.has(right));
}

/** The further roles of a large tenant, which has fifty with those of every demo tenant. */
export const colleagueRoles: readonly Omit<Role, keyof Versioned>[] = [
  ...departments.flatMap(({ id, name, rights }) =>
    levels.map((level) => ({
      id: `${id}${level.id}`,
      name: `${name}${level.name}`,
      privileges: grant([...rights, ...level.rights]),
    })),
  ),
  { ...worksCouncil, privileges: grant(['employees.basic']) },
];

/** The roles of a colleague, counted from 1: a department's, in which every tenth is a lead. */
export function listRoleIds(number: number): string[] {
  const department = departments[number % departments.length]?.id ?? '';
  const turn = Math.floor(number / departments.length) % 10;
  const level = turn === 0 ? 'Lead' : turn < 3 ? 'Assistant' : '';
  const more = number % 97 === 0 ? [worksCouncil.id] : [];
  return [`${department}${level}`, ...more];
}
