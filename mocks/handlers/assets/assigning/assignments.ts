import { message, ok, type Handlers } from '../../../core/requests/handler.ts';
import { foundOr404, idFree } from '../../../core/records/records.ts';
import { reject, rejectField } from '../../../core/requests/http-error.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import { buildAssignment, loadAssigning, storeAssignments, takeAssetBack } from './assigning.ts';
import { assignmentViews } from './assignment-views.ts';
import { changedIfOther } from '../../../common/assets/changed-if-other.ts';
import { dayAsString } from '../../../common/assets/formats.ts';
import { handoverView } from './handover.ts';
import { storeAssets } from '../store-assets.ts';
import { requireAsset } from '../../../common/assets/find.ts';

/** Assignments of assets. Source: ASSET-031, ASSET-152, ASSET-047. */
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
    idFree(await db.get('assetAssignments', body.id));
    const known = await loadAssigning(db, [body.assetId], body);
    const given = buildAssignment(call, known, body);
    await storeAssignments(call, [given]);
    const { before: asset, assignment } = given;
    const { employeeId, teamId, holderName } = assignment;
    return ok({
      assetAssignment: { id: body.id, assetId: asset.id, employeeId, teamId },
      successMessages: [message('assetAssigned', { asset: asset.assetCode, who: holderName })],
    });
  },

  removeAssetAssignment: async (call) => {
    const { db, path } = call;
    const assignment = foundOr404(await db.get('assetAssignments', path.id), 'assignmentUnknown');
    if (assignment.endedOn !== null) throw reject(409, 'assignmentEnded');
    const asset = await requireAsset(db, assignment.assetId);
    await storeAssets(db, [{ before: asset, after: takeAssetBack(call, asset) }]);
    const successMessage = { asset: asset.assetCode, who: assignment.holderName };
    return ok({ successMessages: [message('assetTakenBack', successMessage)] });
  },

  getAssetAssignment: async (call) => {
    const { db, path } = call;
    const asset = await requireAsset(db, path.id);
    if (asset.assignmentId === null) return ok({ assetAssignment: null });
    const { employeeId, teamId } = asset;
    const employee = employeeId === null ? undefined : await db.get('employees', employeeId);
    return ok({
      assetAssignment: {
        employeeId,
        employeeName: asset.employeeName ?? '',
        teamId,
        teamName: asset.teamName ?? '',
        workPlace: employee?.workPlace ?? '',
        assets: await assignmentViews(call, employeeId === null ? { teamId } : { employeeId }),
      },
    });
  },

  listEmployeeAssets: async (call) => {
    const { employeeId } = call.path;
    foundOr404(await call.db.get('employees', employeeId), 'assetEmployeeUnknown');
    return ok({ employeeAssets: await assignmentViews(call, { employeeId }) });
  },

  listTeamAssets: async (call) => {
    const { teamId } = call.path;
    foundOr404(await call.db.get('teams', teamId), 'assetTeamUnknown');
    return ok({ teamAssets: await assignmentViews(call, { teamId }) });
  },

  listAssetAssignments: async ({ db, path, user }) => {
    const { id: assetId } = await requireAsset(db, path.id);
    const order = { by: 'startedOn', direction: 'descending' } as const;
    const found = await db.query('assetAssignments', { where: { assetId }, order });
    // If two assignments started on the same day, the current one is newer.
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
      expectedReturnOnAsString: dayAsString(each.expectedReturnOn, user.dateFormat),
      note: each.note,
      handover: handoverView(each, user),
    }));
    return ok({ assetHistories });
  },

  updateWorkPlace: async (call) => {
    const { db, body } = call;
    const employee = foundOr404(await db.get('employees', body.employeeId), 'assetEmployeeUnknown');
    const workPlace = cleanOrEmpty(body.workPlace);
    if (workPlace === '') throw rejectField('workPlace', 'required', { field: 'workPlace' });
    await db.put('employees', changedIfOther(employee, { workPlace }, call));
    const successMessages = [message('workPlaceChanged', { who: employee.fullName })];
    return ok({ workPlace, successMessages });
  },
};
