import { changed, created } from '../../core/versions.ts';
import { cleanOrEmpty, normalizeName } from '../../store/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { Person, TenantUser, World } from '../../store/world.ts';
import type { ExternalRecord } from '../../store/world/integrations.ts';
import type { Employee } from '../../store/world/people.ts';

type Db = Scope<World>;

interface By {
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

interface Taking extends By {
  db: Db;
  user: Pick<TenantUser, 'employeeId'>;
}

/** The number of changed records, and of those left for another user to import. */
interface TakenOver {
  changedCount: number;
  ownReportsCount: number;
  /** Managers who have left, or who would report to themselves. */
  managersCount: number;
}

/**
 * Applies the employee data of the HRMS provider; employees are matched by e-mail address. A
 * repeated run changes nothing. No user may make others report to themselves this way either: such
 * records are left for the next user who runs it. A manager who has left, or who would report to
 * themselves, is skipped.
 */
export async function takeOver(
  { db, user, ...by }: Taking,
  type: ExternalRecord['type'],
): Promise<TakenOver> {
  const records = await db.query('externalRecords', { where: { type } });
  const find = await loadEmployees(db, type, records);
  const designations = await loadDesignations(db, type);
  let changedCount = 0;
  let ownReportsCount = 0;
  let managersCount = 0;
  for (const { email, value } of records) {
    const employee = find(email);
    if (!employee) continue;
    const changes = await buildChanges(db, { type, value, find, designations, by });
    const isNew = Object.entries(changes).some(
      ([name, newValue]) => employee[name as keyof Employee] !== newValue,
    );
    if (!isNew) continue;
    if (user.employeeId !== null && changes.reportingToId === user.employeeId) {
      ownReportsCount += 1;
      continue;
    }
    if (type === 'ReportingTo' && !(await canBeManager(db, employee, find(value)))) {
      managersCount += 1;
      continue;
    }
    await db.put('employees', changed(employee, changes, by));
    changedCount += 1;
  }
  return { changedCount, ownReportsCount, managersCount };
}

/** Whether a manager works here, and neither is the employee nor reports to them. */
async function canBeManager(
  db: Db,
  { id }: Employee,
  manager: Employee | undefined,
): Promise<boolean> {
  if (!manager?.isActive) return false;
  const above = new Set<string>();
  let next: string | null = manager.id;
  while (next !== null && !above.has(next)) {
    if (next === id) return false;
    above.add(next);
    next = (await db.get('employees', next))?.reportingToId ?? null;
  }
  return true;
}

/** The employees that the records are about, by e-mail address. */
async function loadEmployees(
  db: Db,
  type: ExternalRecord['type'],
  records: readonly ExternalRecord[],
): Promise<HrmsChange['find']> {
  const isManager = type === 'ReportingTo';
  const emails = records.flatMap(({ email, value }) => (isManager ? [email, value] : [email]));
  const where = { email: emails.map((email) => email.toLowerCase()) };
  const employees = await db.query('employees', { where });
  const byEmail = new Map(employees.map((employee) => [employee.email, employee]));
  return (email) => byEmail.get(email.toLowerCase());
}

/** The ids of the designations by name, if the records contain designations. */
async function loadDesignations(db: Db, type: ExternalRecord['type']) {
  const known = type === 'Designations' ? await db.query('designations') : [];
  return new Map(known.map(({ id, name }) => [normalizeName(name), id]));
}

interface HrmsChange {
  type: ExternalRecord['type'];
  value: string;
  find: (email: string) => Employee | undefined;
  /** Ids by name. */
  designations: Map<string, string>;
  by: By;
}

async function buildChanges(
  db: Db,
  { type, value, find, designations, by }: HrmsChange,
): Promise<Partial<Employee>> {
  if (type === 'Shift') return { shift: cleanOrEmpty(value) };
  if (type === 'Designations')
    return { designationId: await findOrCreateDesignation(db, value, { designations, by }) };
  const manager = find(value);
  return manager ? { reportingToId: manager.id } : {};
}

/** The designation with a name; created if missing. */
async function findOrCreateDesignation(
  db: Db,
  name: string,
  { designations, by }: Pick<HrmsChange, 'designations' | 'by'>,
): Promise<string> {
  const known = designations.get(normalizeName(name));
  if (known !== undefined) return known;
  const id = crypto.randomUUID();
  await db.put('designations', created({ id, name }, by));
  designations.set(normalizeName(name), id);
  return id;
}
