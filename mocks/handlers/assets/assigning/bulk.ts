import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { HttpError, reject, rejectField, type Message } from '../../../core/requests/http-error.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { emptyId, findStatus, statusIds } from '../../../common/assets/master-data.ts';
import {
  buildAssignment,
  loadAssigning,
  storeAssignments,
  takeAssetBack,
  type NewAssignment,
} from './assigning.ts';
import { moveAsset } from '../changes.ts';
import { checkDeletable, removeAssets } from '../deleting.ts';
import { storeAssets, type Change } from '../store-assets.ts';

/**
 * One action on multiple assets: each is processed separately, and each rejection has its reason.
 */
export const bulk: Pick<
  Handlers<'assets'>,
  'bulkDeleteAssets' | 'bulkAssignAssets' | 'bulkTakeBackAssets' | 'bulkChangeAssetStatus'
> = {
  bulkDeleteAssets: async ({ db, body }) => {
    const assets = new Map(await db.getMany('assets', body.assetIds));
    const deleted: AssetRecord[] = [];
    const outcomes = each(body.assetIds, (id) => {
      deleted.push(checkDeletable(assets.get(id)));
      assets.delete(id);
    });
    await removeAssets(db, deleted);
    return ok(outcomes);
  },

  bulkAssignAssets: async (call) => {
    const { assetIds, ...sent } = call.body;
    const loaded = await loadAssigning(call.db, assetIds, sent);
    const assets = new Map(loaded.assets);
    const given: NewAssignment[] = [];
    const outcomes = each(assetIds, (assetId) => {
      const assignment = { ...sent, assetId, id: crypto.randomUUID() };
      const change = buildAssignment(call, { ...loaded, assets }, assignment);
      assets.set(assetId, change.after);
      given.push(change);
    });
    await storeAssignments(call, given);
    return ok(outcomes);
  },

  bulkTakeBackAssets: async (call) =>
    ok(
      await changeEach(call, (asset) => {
        const { assetCode, assignmentId } = asset;
        if (assignmentId === null) throw reject(409, 'assetNotAssigned', { asset: assetCode });
        return takeAssetBack(call, asset);
      }),
    ),

  bulkChangeAssetStatus: async (call) => {
    const { statusId } = call.body;
    if (statusId === emptyId) throw rejectField('statusId', 'required', { field: 'statusId' });
    if (!findStatus(statusId)) throw rejectField('statusId', 'assetStatusUnknown');
    return ok(await changeEach(call, (asset) => changeOne(call, asset)));
  },
};

/** Changes assets, each separately. 404 for an unknown one. */
export async function changeEach(
  { db, body }: { db: Scope<World>; body: { assetIds: readonly string[] } },
  change: (asset: AssetRecord) => AssetRecord,
) {
  const assets = new Map(await db.getMany('assets', body.assetIds));
  const changes: Change[] = [];
  const outcomes = each(body.assetIds, (id) => {
    const before = foundOr404(assets.get(id), 'assetUnknown');
    const after = change(before);
    assets.set(id, after);
    changes.push({ before, after });
  });
  await storeAssets(db, changes);
  return outcomes;
}

/** An asset with the status: from Scrap only InStore or Disposed, from Disposed none. */
function changeOne(call: Call<'bulkChangeAssetStatus'>, asset: AssetRecord): AssetRecord {
  const { statusId, dayAsString: day, repairNotes } = call.body;
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
  return moveAsset(call, asset, {
    statusId,
    days: { returned: day, sent: day, scrapped: day, disposed: day },
    notesBefore: toRepair ? repairNotes : undefined,
    notesAfter: fromRepair ? repairNotes : undefined,
    repairFlag: null,
  });
}

/**
 * Applies an action to each asset separately. The action validates, and changes nothing in the
 * store: a rejected asset does not stop the others.
 */
function each(assetIds: readonly string[], action: (id: string) => void) {
  const outcomes = assetIds.map((assetId) => ({ assetId, ...settle(() => action(assetId)) }));
  const doneCount = outcomes.filter(({ isDone }) => isDone).length;
  const values = { done: doneCount, count: outcomes.length };
  const successMessages = doneCount > 0 ? [message('assetsDone', values)] : [];
  return { outcomes, doneCount, successMessages };
}

function settle(action: () => void) {
  try {
    action();
    return { isDone: true, code: '', errorMessages: [] as Message[] };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const [first] = error.messages;
    return { isDone: false, code: first?.key ?? '', errorMessages: [...error.messages] };
  }
}
