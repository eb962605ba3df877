import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { components } from '@atrium/contract/generated/types.ts';
import { publish } from '../../core/requests/feed.ts';
import { readPage, type FieldColumns } from '../../core/records/field-paging.ts';
import { message, ok, type Handlers } from '../../core/requests/handler.ts';
import { reject } from '../../core/requests/http-error.ts';
import { foundOr404 } from '../../core/records/records.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { HrmsChangeRecord, HrmsRunRecord } from '../../store/world/integrations.ts';
import { applyChanges, saveRun } from './hrms/apply.ts';
import { planImport, sortChanges, type PlannedChange, type SkippedRecord } from './hrms/plan.ts';
import { readAllOfHrms, readHrms } from './hrms/read-hrms.ts';
import { undoChange } from './hrms/undo.ts';

type Hrms = Extract<
  AreaOperations<'integrations'>,
  | 'testHrmsConnection'
  | 'getHrmsDifferences'
  | 'applyHrmsDifferences'
  | 'searchHrmsRuns'
  | 'getHrmsRun'
  | 'undoHrmsRun'
>;
type Contract = components['schemas'];
type Db = Scope<World>;

/** The HRMS import: test, comparison, selection, log and undo. Source: INTEG-014, INTEG-021. */
export const hrms: Pick<Handlers<'integrations'>, Hrms> = {
  testHrmsConnection: async ({ db, clock, hrmsResponse }) => {
    const { providerName, records, totalCount, isComplete } = await readHrms(db, hrmsResponse);
    const testedOn = new Date(clock.now()).toISOString();
    const received = { isComplete, receivedCount: records.length, totalCount };
    return ok({ hrmsConnection: { providerName, testedOn, ...received } });
  },

  getHrmsDifferences: async ({ db, user, clock, hrmsResponse }) => {
    const { records, ...data } = await readHrms(db, hrmsResponse);
    const { changes, skipped, sameCount } = await planImport({ db, user }, records);
    return ok({
      hrmsPreview: {
        ...data,
        comparedOn: new Date(clock.now()).toISOString(),
        receivedCount: records.length,
        sameCount,
        differences: sortChanges(changes).map(toDifference),
        skipped: skipped.map(toSkipped),
      },
    });
  },

  applyHrmsDifferences: async (call) => {
    const { db, body, hrmsResponse } = call;
    const { records, providerName } = await readAllOfHrms(db, hrmsResponse);
    const plan = await planImport(call, records);
    const selected = new Set(body.differenceIds);
    const planned = plan.changes.filter(({ id }) => selected.has(id));
    if (planned.length === 0) throw reject(409, 'hrmsOutdated');
    const found = new Set(planned.map(({ id }) => id));
    const { changes, skipped } = await applyChanges(call, planned);
    const run = await saveRun(call, {
      types: planned.map(({ type }) => type),
      providerName,
      changes,
      skippedCount: skipped.length,
    });
    return ok({
      hrmsRun: await toView(db, run),
      skipped: skipped.map(toSkipped),
      outdatedIds: body.differenceIds.filter((id) => !found.has(id)),
      successMessages: [message('recordsTakenOver', { count: changes.length })],
    });
  },

  searchHrmsRuns: async ({ db, body }) => {
    const order = { by: 'sequence', direction: 'descending' } as const;
    const { rows, total } = await readPage(db, 'hrmsRuns', { columns, order }, body);
    const lastId = await findLastId(db);
    return ok({ hrmsRuns: rows.map((run) => buildView(run, lastId)), totalCount: total });
  },

  getHrmsRun: async ({ db, path }) => {
    const run = foundOr404(await db.get('hrmsRuns', path.id), 'hrmsRunUnknown');
    return ok({ hrmsRun: await toView(db, run), changes: run.changes.map(toChange) });
  },

  undoHrmsRun: async (call) => {
    const { db, path, person, clock } = call;
    const run = foundOr404(await db.get('hrmsRuns', path.id), 'hrmsRunUnknown');
    if (run.undoneOn !== null) throw reject(409, 'hrmsRunUndone', { who: run.undoneByName ?? '' });
    if (run.id !== (await findLastId(db))) throw reject(409, 'hrmsRunNotLast');
    const changes: HrmsChangeRecord[] = [];
    for (const change of run.changes.toReversed()) {
      changes.unshift({ ...change, leftReason: await undoChange(call, change) });
    }
    const undone: HrmsRunRecord = {
      ...run,
      changes,
      isOpen: false,
      undoneOn: new Date(clock.now()).toISOString(),
      undoneByName: person.name,
    };
    await db.put('hrmsRuns', undone);
    const data = { id: run.id };
    await publish(db, { hub: 'externalIntegration', to: null, type: 'undone', data });
    const hrmsRun = await toView(db, undone);
    const left = { count: hrmsRun.leftCount };
    return ok({
      hrmsRun,
      changes: changes.map(toChange),
      successMessages: [
        message('hrmsUndone'),
        ...(left.count > 0 ? [message('hrmsValuesLeft', left)] : []),
      ],
    });
  },
};

const columns: FieldColumns<HrmsRunRecord> = {
  startedByName: 'startedByName',
  providerName: 'providerName',
  startedOn: { field: 'startedOn', shown: String },
  changedCount: { field: 'changedCount', shown: String },
};

/** The run that can be undone: the last one that changed something and was not undone. */
async function findLastId(db: Db): Promise<string | null> {
  const order = { by: 'sequence', direction: 'descending' } as const;
  const [last] = await db.query('hrmsRuns', { where: { isOpen: true }, order, limit: 1 });
  return last?.id ?? null;
}

const toView = async (db: Db, run: HrmsRunRecord) => buildView(run, await findLastId(db));

const buildView = (run: HrmsRunRecord, lastId: string | null): Contract['HrmsRun'] => ({
  id: run.id,
  startedOn: run.startedOn,
  startedByName: run.startedByName,
  providerName: run.providerName,
  types: [...run.types],
  changedCount: run.changedCount,
  skippedCount: run.skippedCount,
  undoneOn: run.undoneOn,
  undoneByName: run.undoneByName,
  leftCount: run.changes.filter(({ leftReason }) => leftReason !== null).length,
  isUndoable: run.id === lastId,
});

const toChange = (change: HrmsChangeRecord): Contract['HrmsChange'] => ({
  employeeId: change.employeeId,
  employeeName: change.employeeName,
  type: change.type,
  previousValue: change.previousText,
  newValue: change.nextText,
  leftReason: change.leftReason,
});

const toDifference = (change: PlannedChange): Contract['HrmsDifference'] => ({
  id: change.id,
  employeeId: change.employee.id,
  employeeName: change.employee.fullName,
  type: change.type,
  currentValue: change.previousText,
  providerValue: change.nextText,
});

const toSkipped = ({ record, employee, reason }: SkippedRecord): Contract['HrmsSkipped'] => ({
  email: record.email,
  employeeName: employee?.fullName ?? null,
  type: record.type,
  providerValue: record.value,
  reason,
});
