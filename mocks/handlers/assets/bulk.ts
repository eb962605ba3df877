import { message, ok, type Call, type Handlers } from '../../core/handler.ts';
import { HttpError, reject, rejectField, type Message } from '../../core/http-error.ts';
import { foundOr404 } from '../../core/records.ts';
import { requireAsset } from '../../common/assets/find.ts';
import { emptyId, findStatus, statusIds } from '../../common/assets/master-data.ts';
import { giveAsset, takeAssetBack } from './assigning.ts';
import { moveAsset } from './changes.ts';
import { requestAcceptance, type Given } from './handover.ts';
import { removeAsset } from './records.ts';

/**
 * One action on multiple assets: each is processed separately, and each rejection has its reason.
 */
export const bulk: Pick<
  Handlers<'assets'>,
  'bulkDeleteAssets' | 'bulkAssignAssets' | 'bulkTakeBackAssets' | 'bulkChangeAssetStatus'
> = {
  bulkDeleteAssets: async ({ db, body }) =>
    ok(await each(body.assetIds, (id) => removeAsset(db, id))),

  bulkAssignAssets: async (call) => {
    const { assetIds, ...sent } = call.body;
    const given: Given[] = [];
    const outcomes = await each(assetIds, async (assetId) => {
      given.push(await giveAsset(call, { ...sent, assetId, id: crypto.randomUUID() }));
    });
    await requestAcceptance(call, given);
    return ok(outcomes);
  },

  bulkTakeBackAssets: async (call) =>
    ok(
      await each(call.body.assetIds, async (id) => {
        const { assetCode, assignmentId } = await requireAsset(call.db, id);
        if (assignmentId === null) throw reject(409, 'assetNotAssigned', { asset: assetCode });
        const assignment = await call.db.get('assetAssignments', assignmentId);
        await takeAssetBack(call, foundOr404(assignment, 'assignmentUnknown'));
      }),
    ),

  bulkChangeAssetStatus: async (call) => {
    const { assetIds, statusId } = call.body;
    if (statusId === emptyId) throw rejectField('statusId', 'required', { field: 'statusId' });
    if (!findStatus(statusId)) throw rejectField('statusId', 'assetStatusUnknown');
    return ok(await each(assetIds, (id) => changeOne(call, id)));
  },
};

/** Gives one asset the status: from Scrap only to InStore or Disposed, from Disposed never. */
async function changeOne(call: Call<'bulkChangeAssetStatus'>, id: string): Promise<void> {
  const { statusId, dayAsString: day, repairNotes } = call.body;
  const asset = await requireAsset(call.db, id);
  if (asset.statusId === statusId) {
    throw reject(409, 'assetHasStatus', { asset: asset.assetCode });
  }
  if (asset.statusId === statusIds.Disposed) throw reject(400, 'assetDisposed');
  const leavesScrap = statusId === statusIds.InStore || statusId === statusIds.Disposed;
  if (asset.statusId === statusIds.Scrap && !leavesScrap) {
    throw rejectField('statusId', 'assetScrapTarget');
  }
  const toRepair = statusId === statusIds.Repair;
  const fromRepair = asset.statusId === statusIds.Repair;
  await moveAsset(call, asset, {
    statusId,
    days: { returned: day, sent: day, scrapped: day, disposed: day },
    notesBefore: toRepair ? repairNotes : undefined,
    notesAfter: fromRepair ? repairNotes : undefined,
    repairFlag: null,
  });
}

/**
 * Applies an action to each asset separately. The action validates before it changes anything, so a
 * rejected asset does not stop the others.
 */
export async function each(assetIds: readonly string[], action: (id: string) => Promise<unknown>) {
  const outcomes = [];
  for (const assetId of assetIds) {
    outcomes.push({ assetId, ...(await settle(() => action(assetId))) });
  }
  const doneCount = outcomes.filter(({ isDone }) => isDone).length;
  const values = { done: doneCount, count: outcomes.length };
  const successMessages = doneCount > 0 ? [message('assetsDone', values)] : [];
  return { outcomes, doneCount, successMessages };
}

async function settle(action: () => Promise<unknown>) {
  try {
    await action();
    return { isDone: true, code: '', errorMessages: [] as Message[] };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const [first] = error.messages;
    return { isDone: false, code: first?.key ?? '', errorMessages: [...error.messages] };
  }
}
