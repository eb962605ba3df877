import { message, ok, type Handlers } from '../../core/handler.ts';
import { foundOr404, idFree } from '../../core/records.ts';
import { refuse, refuseField } from '../../core/refusal.ts';
import { changed } from '../../core/versions.ts';
import type { AssetAssignmentRecord } from '../../store/world/assets.ts';
import { checkAssignable, receiverOf } from './assigning.ts';
import { assignmentViews } from './assignment-views.ts';
import { changedIfOther } from '../../common/assets/changed-if-other.ts';
import { dayAsString, todayOf } from '../../common/assets/days.ts';
import { directoryOf } from './directory.ts';
import { assetOf } from '../../common/assets/find.ts';
import { statusIds } from '../../common/assets/master-data.ts';
import { historyWith } from '../../common/assets/status.ts';

/** Who has which asset. Source: document 3, sections 3, 4 and 7 (asset assignment). */
export const assignments: Pick<
  Handlers<'assets'>,
  | 'assignAsset'
  | 'removeAssetAssignment'
  | 'getAssetAssignment'
  | 'listEmployeeAssets'
  | 'listTeamAssets'
  | 'listAssetAssignments'
  | 'updateWorkPlace'
> = {
  assignAsset: async (call) => {
    const { db, body } = call;
    const asset = await assetOf(db, body.assetId);
    idFree(await db.get('assetAssignments', body.id));
    await checkAssignable(db, asset);
    const receiver = await receiverOf(db, asset, body);
    const { employeeId, teamId, holderName } = receiver;
    const startedOn = todayOf(call);
    const assignment: AssetAssignmentRecord = {
      id: body.id,
      assetId: asset.id,
      ...receiver,
      startedOn,
      endedOn: null,
    };
    const at = new Date(call.clock.now()).toISOString();
    const given = {
      statusId: statusIds.Assigned,
      assignmentId: body.id,
      employeeId,
      teamId,
      statusHistory: historyWith(asset, 'Assigned', startedOn, at, holderName),
    };
    await db.put('assetAssignments', assignment);
    await db.put('assets', changed(asset, given, call));
    return ok({
      assetAssignment: { id: body.id, assetId: asset.id, employeeId, teamId },
      successMessages: [message('assetAssigned', { asset: asset.assetCode, who: holderName })],
    });
  },

  removeAssetAssignment: async (call) => {
    const { db, path } = call;
    const assignment = foundOr404(await db.get('assetAssignments', path.id), 'assignmentUnknown');
    if (assignment.endedOn !== null) throw refuse(409, 'assignmentEnded');
    const asset = await assetOf(db, assignment.assetId);
    const day = todayOf(call);
    const at = new Date(call.clock.now()).toISOString();
    const takenBack = {
      statusId: statusIds.InStore,
      assignmentId: null,
      employeeId: null,
      teamId: null,
      statusHistory: historyWith(asset, 'InStore', day, at),
    };
    await db.put('assetAssignments', { ...assignment, endedOn: day });
    await db.put('assets', changed(asset, takenBack, call));
    const said = { asset: asset.assetCode, who: assignment.holderName };
    return ok({ successMessages: [message('assetTakenBack', said)] });
  },

  getAssetAssignment: async ({ db, path, user }) => {
    const asset = await assetOf(db, path.id);
    if (asset.assignmentId === null) return ok({ assetAssignment: null });
    const { employeeId, teamId } = asset;
    const directory = await directoryOf(db);
    const employee = employeeId === null ? undefined : await db.get('employees', employeeId);
    return ok({
      assetAssignment: {
        employeeId,
        employeeName: directory.employeeName(asset),
        teamId,
        teamName: directory.teamName(asset),
        workPlace: employee?.workPlace ?? '',
        assets: await assignmentViews(db, user, employeeId === null ? { teamId } : { employeeId }),
      },
    });
  },

  listEmployeeAssets: async ({ db, path, user }) => {
    const { employeeId } = path;
    foundOr404(await db.get('employees', employeeId), 'assetEmployeeUnknown');
    return ok({ employeeAssets: await assignmentViews(db, user, { employeeId }) });
  },

  listTeamAssets: async ({ db, path, user }) => {
    const { teamId } = path;
    foundOr404(await db.get('teams', teamId), 'assetTeamUnknown');
    return ok({ teamAssets: await assignmentViews(db, user, { teamId }) });
  },

  listAssetAssignments: async ({ db, path, user }) => {
    const { id: assetId } = await assetOf(db, path.id);
    const order = { by: 'startedOn', direction: 'descending' } as const;
    const found = await db.query('assetAssignments', { where: { assetId }, order });
    // Of two that began on one day, the one that lasts is the newer.
    const newestFirst = found.toSorted((a, b) => {
      if (a.startedOn !== b.startedOn) return a.startedOn < b.startedOn ? 1 : -1;
      return (a.endedOn ?? '~') < (b.endedOn ?? '~') ? 1 : -1;
    });
    const assetHistories = newestFirst.map((each) => ({
      id: each.id,
      employeeName: each.employeeId === null ? '' : each.holderName,
      teamName: each.employeeId === null ? each.holderName : '',
      assignmentStartDateAsString: dayAsString(each.startedOn, user.dateFormat),
      assignmentEndDateAsString: dayAsString(each.endedOn, user.dateFormat),
    }));
    return ok({ assetHistories });
  },

  updateWorkPlace: async (call) => {
    const { db, body } = call;
    const employee = foundOr404(await db.get('employees', body.employeeId), 'assetEmployeeUnknown');
    const workPlace = body.workPlace.trim();
    if (workPlace === '') throw refuseField('workPlace', 'required', { field: 'workPlace' });
    await db.put('employees', changedIfOther(employee, { workPlace }, call));
    const successMessages = [message('workPlaceChanged', { who: employee.fullName })];
    return ok({ workPlace, successMessages });
  },
};
