import { publish } from '../../../core/requests/feed.ts';
import { changed, created } from '../../../core/records/versions.ts';
import { normalizeName } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { Person, TenantUser, World } from '../../../store/world.ts';
import type {
  ExternalRecord,
  HrmsChangeRecord,
  HrmsRunRecord,
} from '../../../store/world/integrations.ts';
import { findManagerProblem } from './managers.ts';
import { hrmsFields, type PlannedChange, type SkippedRecord } from './plan.ts';
import { hrmsTypes } from './read-hrms.ts';

type Type = ExternalRecord['type'];

/** Who imports, and where. */
export interface Importing {
  db: Scope<World>;
  user: Pick<TenantUser, 'employeeId'>;
  person: Pick<Person, 'name'>;
  clock: { now(): number };
}

interface Applied {
  changes: HrmsChangeRecord[];
  skipped: SkippedRecord[];
}

/**
 * Stores planned values. A manager is verified again: of a selection, the record before may be
 * missing that the plan relied on.
 */
export async function applyChanges(
  call: Importing,
  planned: readonly PlannedChange[],
): Promise<Applied> {
  const { db } = call;
  const applied: Applied = { changes: [], skipped: [] };
  const made = new Map<string, string>();
  for (const change of planned) {
    const { type, email, value, previous, previousText, nextText } = change;
    const employee = (await db.get('employees', change.employee.id)) ?? change.employee;
    const manager =
      type === 'ReportingTo' && change.next !== null
        ? await db.get('employees', change.next)
        : undefined;
    const reason = manager && (await findManagerProblem(call, employee, manager));
    if (reason) {
      applied.skipped.push({ record: { type, email, value }, employee, reason });
      continue;
    }
    const next = change.next ?? (await createDesignation(call, value, made));
    await db.put('employees', changed(employee, { [hrmsFields[type]]: next }, call));
    const { id: employeeId, fullName: employeeName } = employee;
    const texts = { previousText, nextText, leftReason: null };
    applied.changes.push({ employeeId, employeeName, type, previous, next, ...texts });
  }
  return applied;
}

/** The designation that the run has created for a name, or a new one. */
async function createDesignation(
  call: Importing,
  name: string,
  made: Map<string, string>,
): Promise<string> {
  const known = made.get(normalizeName(name));
  if (known !== undefined) return known;
  const id = crypto.randomUUID();
  await call.db.put('designations', created({ id, name }, call));
  made.set(normalizeName(name), id);
  return id;
}

interface Ran extends Pick<HrmsRunRecord, 'providerName' | 'changes' | 'skippedCount'> {
  types: readonly Type[];
}

/** Stores a run in the log, and notifies the hub for each of its kinds. */
export async function saveRun(
  { db, person, clock }: Importing,
  { types, changes, ...run }: Ran,
): Promise<HrmsRunRecord> {
  const id = crypto.randomUUID();
  const startedOn = new Date(clock.now()).toISOString();
  const record = await db.append('hrmsRuns', (sequence) => ({
    ...run,
    id,
    sequence,
    startedOn,
    startedByName: person.name,
    types: hrmsTypes.filter((type) => types.includes(type)),
    changes,
    changedCount: changes.length,
    isOpen: changes.length > 0,
    undoneOn: null,
    undoneByName: null,
  }));
  for (const type of record.types) {
    const changedCount = changes.filter((change) => change.type === type).length;
    await db.put('syncStates', { id: type, lastSyncedOn: startedOn, changedCount });
    const data = { type, lastSyncedOn: startedOn, changedCount };
    await publish(db, { hub: 'externalIntegration', to: null, type: 'synced', data });
  }
  return record;
}
