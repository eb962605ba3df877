import { byText } from '../../../core/records/names.ts';
import { cleanOrEmpty, isBlank, normalizeName } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { TenantUser, World } from '../../../store/world.ts';
import type { ExternalRecord, HrmsSkipReason } from '../../../store/world/integrations.ts';
import type { Employee } from '../../../store/world/people.ts';
import { findManagerProblem } from './managers.ts';

type Db = Scope<World>;
type Type = ExternalRecord['type'];

/** The field of an employee that each kind of data changes; a shift is no work place. */
export const hrmsFields = {
  Shift: 'shift',
  ReportingTo: 'reportingToId',
  Designations: 'designationId',
} as const satisfies Record<Type, keyof Employee>;

/** A value of an employee that an import would change. */
export interface PlannedChange {
  id: string;
  employee: Employee;
  email: string;
  type: Type;
  /** The stored value: an id, except for a shift. */
  previous: string | null;
  previousText: string | null;
  /** The value to store; null for a designation that does not exist yet. */
  next: string | null;
  nextText: string;
  /** The provider's value. */
  value: string;
}

/** A record of the provider that changes nothing. */
export interface SkippedRecord {
  record: Pick<ExternalRecord, 'type' | 'email' | 'value'>;
  employee: Employee | null;
  reason: HrmsSkipReason;
}

/** The effect of the provider's records. */
export interface HrmsPlan {
  changes: PlannedChange[];
  skipped: SkippedRecord[];
  sameCount: number;
}

interface Planning {
  db: Db;
  user: Pick<TenantUser, 'employeeId'>;
}

/** A value has at most as many characters. */
const longest = 250;

/**
 * Compares the provider's records with the employees, in their order: a manager that one record
 * names counts for the next ones. Employees are identified by e-mail address, including those who
 * have left. Source: INTEG-021.
 */
export async function planImport(
  { db, user }: Planning,
  records: readonly ExternalRecord[],
): Promise<HrmsPlan> {
  const known = await loadKnown(db, records);
  const plan: HrmsPlan = { changes: [], skipped: [], sameCount: 0 };
  const seen = new Set<string>();
  const planned = new Map<string, string>();
  for (const record of records) {
    const employee = known.findEmployee(record.email);
    const key = `${record.type}:${record.email.toLowerCase()}`;
    const problem = findProblem(record, { employee, isSeen: seen.has(key), known });
    seen.add(key);
    if (problem !== null || !employee) {
      plan.skipped.push({ record, employee, reason: problem ?? 'unknownPerson' });
      continue;
    }
    const change = toChange(record, employee, known);
    if (change.previous !== null && change.previous === change.next) {
      plan.sameCount += 1;
      continue;
    }
    const manager = record.type === 'ReportingTo' ? known.findEmployee(record.value) : null;
    const reason = manager && (await findManagerProblem({ db, user, planned }, employee, manager));
    if (reason) {
      plan.skipped.push({ record, employee, reason });
      continue;
    }
    if (manager) planned.set(employee.id, manager.id);
    plan.changes.push(change);
  }
  return plan;
}

/** The changes as a reader sees them: by kind, as they are, and by name. */
export const sortChanges = (changes: readonly PlannedChange[]): PlannedChange[] =>
  Object.keys(hrmsFields).flatMap((type) =>
    changes
      .filter((change) => change.type === type)
      .toSorted(byText(({ employee }) => employee.fullName)),
  );

interface Known {
  findEmployee(email: string): Employee | null;
  /** Names of managers by their ids. */
  managerNames: ReadonlyMap<string, string>;
  designationIds: ReadonlyMap<string, string>;
  designationNames: ReadonlyMap<string, string>;
}

interface Found {
  employee: Employee | null;
  isSeen: boolean;
  known: Known;
}

function findProblem(
  { type, value }: ExternalRecord,
  { employee, isSeen, known }: Found,
): HrmsSkipReason | null {
  if (!employee) return 'unknownPerson';
  if (isSeen) return 'duplicate';
  if (isBlank(value) || value.length > longest) return 'invalidValue';
  return type === 'ReportingTo' && !known.findEmployee(value) ? 'unknownManager' : null;
}

function toChange({ type, email, value }: ExternalRecord, employee: Employee, known: Known) {
  // Nobody has a shift that is empty.
  const previous = employee[hrmsFields[type]] || null;
  const manager = type === 'ReportingTo' ? known.findEmployee(value) : null;
  const next =
    type === 'Shift'
      ? cleanOrEmpty(value)
      : type === 'ReportingTo'
        ? (manager?.id ?? null)
        : (known.designationIds.get(normalizeName(value)) ?? null);
  return {
    id: `${type}-${digest([employee.id, previous ?? '', next ?? '', value].join('\n'))}`,
    employee,
    email,
    type,
    previous,
    previousText: previous && getText(type, previous, known),
    next,
    nextText: manager?.fullName ?? value,
    value,
  };
}

function getText(type: Type, value: string, known: Known): string {
  if (type === 'Shift') return value;
  const names = type === 'ReportingTo' ? known.managerNames : known.designationNames;
  return names.get(value) ?? value;
}

async function loadKnown(db: Db, records: readonly ExternalRecord[]): Promise<Known> {
  const emails = records.flatMap(({ type, email, value }) =>
    type === 'ReportingTo' ? [email, value] : [email],
  );
  const where = { email: [...new Set(emails.map((email) => email.toLowerCase()))] };
  const employees = await db.query('employees', { where });
  const byEmail = new Map(employees.map((employee) => [employee.email.toLowerCase(), employee]));
  const has = (type: Type) => records.some((record) => record.type === type);
  const managerIds = employees.flatMap(({ reportingToId }) => reportingToId ?? []);
  const managers = has('ReportingTo') ? await db.getMany('employees', managerIds) : new Map();
  const designations = has('Designations') ? await db.query('designations') : [];
  return {
    findEmployee: (email) => byEmail.get(email.toLowerCase()) ?? null,
    managerNames: new Map([...managers.values()].map(({ id, fullName }) => [id, fullName])),
    designationIds: new Map(designations.map(({ id, name }) => [normalizeName(name), id])),
    designationNames: new Map(designations.map(({ id, name }) => [id, name])),
  };
}

/** A short digest (FNV-1a, twice): equal for equal texts, and hardly ever for others. */
function digest(text: string): string {
  const hash = (start: number) =>
    Array.from(text).reduce(
      (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0,
      start,
    );
  return [0x81_1c_9d_c5, 0x1b_87_35_93].map((start) => hash(start).toString(16)).join('');
}
