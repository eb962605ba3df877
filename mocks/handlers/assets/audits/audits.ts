import { message, ok, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { idFree } from '../../../core/records/records.ts';
import { conflictAt, reject, rejectField } from '../../../core/requests/http-error.ts';
import { cleanOrEmpty } from '../../../store/normalize-name.ts';
import { toAudited, toExpected } from '../../../common/assets/audit-round.ts';
import { statusIds } from '../../../common/assets/master-data.ts';
import type { AssetAuditRecord, AuditScope } from '../../../store/world/asset-audits.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import { getAuditedAssets, getAuditRecord, auditView, getOpenAudit } from './audit-views.ts';

type Db = Call<'getAssetAudit'>['db'];

/** Maximum number of assets in one batch: as many as `bulkMoveAssets` accepts. */
const maxIds = 500;

/** Audits of locations and the assets found there. Not in the requirements. */
export const audits: Pick<
  Handlers<'assets'>,
  | 'listAssetAudits'
  | 'beginAssetAudit'
  | 'getAssetAudit'
  | 'finishAssetAudit'
  | 'giveUpAssetAudit'
  | 'deleteAssetAudit'
> = {
  listAssetAudits: async ({ db }) => {
    const found = await db.query('assetAudits', {
      order: { by: 'beganOn', direction: 'descending' },
    });
    return ok({ assetAudits: found.map(auditView) });
  },

  beginAssetAudit: async (call) => {
    const { db, body, person, clock } = call;
    idFree(await db.get('assetAudits', body.id));
    const name = cleanOrEmpty(body.name);
    if (name === '') throw rejectField('name', 'required', { field: 'name' });
    const scope = await readScope(call);
    await checkNoneOpen(db, scope);
    const order = { by: 'codeKey' } as const;
    const found = await db.query('assets', { where: toExpected(scope), order });
    const expected = found.map(toAudited);
    const audit: AssetAuditRecord = {
      id: body.id,
      name,
      ...scope,
      ...(await namesOfScope(db, scope)),
      beganOn: new Date(clock.now()).toISOString(),
      beganByName: person.name,
      finishedOn: null,
      finishedByName: '',
      expectedCount: expected.length,
      foundCount: 0,
      unexpectedCount: 0,
    };
    await db.put('assetAudits', audit);
    await db.put('assetAuditSheets', { id: audit.id, expected });
    return ok({ assetAudit: auditView(audit), successMessages: [message('assetAuditStarted')] });
  },

  getAssetAudit: async ({ db, path }) => {
    const audit = await getAuditRecord(db, path.auditId);
    const audited = await getAuditedAssets(db, audit.id);
    const listIds = (requested: (typeof audited)[number]['result']) =>
      audited.filter(({ result }) => result === requested).map(({ assetId }) => assetId);
    const isMovable = (asset: AssetRecord) => isUnexpected(asset, audit);
    return ok({
      assetAudit: auditView(audit),
      missingAssetIds: await listFirst(db, listIds('Missing'), () => true),
      strayAssetIds: await listFirst(db, listIds('Unexpected'), isMovable),
    });
  },

  finishAssetAudit: async ({ db, path, person, clock }) => {
    const finished: AssetAuditRecord = {
      ...(await getOpenAudit(db, path.auditId)),
      finishedOn: new Date(clock.now()).toISOString(),
      finishedByName: person.name,
    };
    await db.put('assetAudits', finished);
    const successMessages = [message('assetAuditFinishedNow')];
    return ok({ assetAudit: auditView(finished), successMessages });
  },

  giveUpAssetAudit: async ({ db, path }) => {
    await remove(db, await getOpenAudit(db, path.auditId));
    return ok({ successMessages: [message('assetAuditGivenUp')] });
  },

  deleteAssetAudit: async ({ db, path }) => {
    const audit = await getAuditRecord(db, path.auditId);
    if (audit.finishedOn === null) throw reject(409, 'assetAuditOpen', { audit: audit.name });
    await remove(db, audit);
    return ok({ successMessages: [message('assetAuditDeleted')] });
  },
};

/** The first ids of existing assets that fit, at most one batch. */
async function listFirst(
  db: Db,
  ids: readonly string[],
  fits: (asset: AssetRecord) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < ids.length && found.length < maxIds; from += maxIds) {
    const part = ids.slice(from, from + maxIds);
    const assets = await db.getMany('assets', part);
    found.push(
      ...part.filter((id) => {
        const asset = assets.get(id);
        return asset !== undefined && fits(asset);
      }),
    );
  }
  return found.slice(0, maxIds);
}

/** Whether an unexpected asset can be moved to the location where it was found. */
const isUnexpected = (
  { assetLocationId, statusId }: AssetRecord,
  audit: AssetAuditRecord,
): boolean =>
  assetLocationId !== audit.assetLocationId &&
  statusId !== statusIds.Scrap &&
  statusId !== statusIds.Disposed;

/** The scope of a new audit. 400 for an unknown location, type or category. */
async function readScope({ db, body }: Call<'beginAssetAudit'>): Promise<AuditScope> {
  const { assetLocationId, assetTypeId = null, assetCategoryId = null } = body;
  if (!(await db.get('assetLocations', assetLocationId))) {
    throw rejectField('assetLocationId', 'assetLocationUnknown');
  }
  if (assetTypeId !== null && !(await db.get('assetTypes', assetTypeId))) {
    throw rejectField('assetTypeId', 'assetTypeUnknown');
  }
  if (assetCategoryId !== null && !(await db.get('assetCategories', assetCategoryId))) {
    throw rejectField('assetCategoryId', 'assetCategoryUnknown');
  }
  const isWithAssigned = body.isWithAssigned ?? false;
  return { assetLocationId, assetTypeId, assetCategoryId, isWithAssigned };
}

/** 409 when an audit with the same scope is open: two people should tick one shared list. */
async function checkNoneOpen(db: Db, scope: AuditScope): Promise<void> {
  const { assetLocationId, assetTypeId, assetCategoryId } = scope;
  const [open] = await db.query('assetAudits', {
    where: { finishedOn: null, assetLocationId, assetTypeId, assetCategoryId },
    limit: 1,
  });
  if (!open) return;
  const { name, beganByName: who } = open;
  throw conflictAt('assetLocationId', 'assetAuditOpenThere', { name, who });
}

const namesOfScope = async (db: Db, scope: AuditScope) => ({
  assetLocationName: (await db.get('assetLocations', scope.assetLocationId))?.name ?? '',
  assetTypeName: (await db.get('assetTypes', scope.assetTypeId ?? ''))?.name ?? '',
  assetCategoryName: (await db.get('assetCategories', scope.assetCategoryId ?? ''))?.name ?? '',
});

async function remove(db: Db, { id }: AssetAuditRecord): Promise<void> {
  for (const mark of await db.query('assetAuditMarks', { where: { auditId: id } })) {
    await db.remove('assetAuditMarks', mark.id);
  }
  await db.remove('assetAuditSheets', id);
  await db.remove('assetAudits', id);
}
