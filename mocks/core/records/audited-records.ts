import type { components } from '@atrium/contract/generated/types.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';

/** How a collection's records are in the audit log. */
interface AuditedCollection {
  kind: components['schemas']['AuditedKind'];
  /** The properties of which the log contains the changes. */
  fields: readonly string[];
  getName(record: object): string;
}

const getText =
  (field: string) =>
  (record: object): string => {
    const value = (record as Readonly<Record<string, unknown>>)[field];
    return typeof value === 'string' ? value : '';
  };

const nothing = (): string => '';

/** The audited collections. Source: PRIV-001, PEOPL-019. */
export const audited = {
  employees: {
    kind: 'employee',
    fields: [
      'fullName',
      'email',
      'designationId',
      'reportingToId',
      'workPlace',
      'shift',
      'profileImageUrl',
      'phone',
      'dateOfBirth',
      'joinedOn',
      'isTeamLead',
      'isActive',
    ],
    getName: getText('fullName'),
  },
  tenantUsers: {
    kind: 'user',
    fields: ['roleType', 'roleIds', 'employeeId', 'dateOfBirth', 'timeZone', 'dateFormat'],
    getName: nothing,
  },
  designations: { kind: 'designation', fields: ['name'], getName: getText('name') },
  roles: { kind: 'role', fields: ['name', 'privileges'], getName: getText('name') },
  accessRequests: {
    kind: 'accessRequest',
    fields: ['privilege', 'note', 'status', 'roleId', 'answerNote'],
    getName: getText('userName'),
  },
  clients: { kind: 'client', fields: ['name', 'isActive'], getName: getText('name') },
  clientContacts: {
    kind: 'clientContact',
    fields: ['name', 'email', 'clientId'],
    getName: getText('name'),
  },
  organizationSettings: {
    kind: 'settings',
    fields: [
      'name',
      'address',
      'timeZone',
      'dateFormat',
      'currency',
      'weekStart',
      'financialYearStart',
      'workingHoursStart',
      'workingHoursEnd',
      'workingDays',
    ],
    getName: getText('name'),
  },
  integrationSettings: {
    kind: 'settings',
    fields: ['hrmsProviderId', 'calendarProviderId'],
    getName: nothing,
  },
  holidays: {
    kind: 'holiday',
    fields: ['name', 'date', 'isOptional', 'isHalfDay'],
    getName: getText('name'),
  },
  valueLists: { kind: 'list', fields: ['name', 'code', 'options'], getName: getText('name') },
  pages: {
    kind: 'page',
    fields: ['name', 'title', 'route', 'privilege', 'isActive'],
    getName: getText('name'),
  },
  menus: { kind: 'menu', fields: ['order', 'menu'], getName: getText('id') },
  scripts: { kind: 'script', fields: ['name', 'description', 'code'], getName: getText('name') },
} as const satisfies { [N in keyof World]?: AuditedCollection };

export type AuditedName = keyof typeof audited;

export const isAudited = (name: string): name is AuditedName => Object.hasOwn(audited, name);

type Named = (db: Scope<World>, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const nameEmployees: Named = async (db, ids) =>
  toNames([...(await db.getMany('employees', ids)).values()], ({ fullName }) => fullName);

const nameProviders: Named = async (db, ids) =>
  toNames([...(await db.getMany('providers', ids)).values()], ({ name }) => name);

/** The properties that contain ids: the log names their records, which may be deleted later. */
const references: Readonly<Record<string, Named>> = {
  employeeId: nameEmployees,
  reportingToId: nameEmployees,
  hrmsProviderId: nameProviders,
  calendarProviderId: nameProviders,
  designationId: async (db, ids) =>
    toNames([...(await db.getMany('designations', ids)).values()], ({ name }) => name),
  roleIds: async (db, ids) =>
    toNames([...(await db.getMany('roles', ids)).values()], ({ name }) => name),
  roleId: async (db, ids) =>
    toNames([...(await db.getMany('roles', ids)).values()], ({ name }) => name),
  clientId: async (db, ids) =>
    toNames([...(await db.getMany('clients', ids)).values()], ({ name }) => name),
};

const toNames = <R extends { id: string }>(records: readonly R[], getName: (record: R) => string) =>
  new Map(records.map((record) => [record.id, getName(record)]));

/** The items of a property, with the names of records in place of their ids. */
export async function nameReferences(
  db: Scope<World>,
  field: string,
  items: readonly string[],
): Promise<string[]> {
  const named = references[field];
  if (!named || items.length === 0) return [...items];
  const names = await named(db, items);
  return items.map((item) => names.get(item) ?? item);
}
