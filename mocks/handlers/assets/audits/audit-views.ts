import type { components } from '@atrium/contract/generated/types.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { reject } from '../../../core/requests/http-error.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type {
  AssetAuditMark,
  AssetAuditRecord,
  AuditedRecord,
} from '../../../store/world/asset-audits.ts';
import { byText } from '../../../common/assets/find.ts';
import { getStatus } from '../../../common/assets/master-data.ts';

type Contract = components['schemas'];
type Db = Scope<World>;

/** The audit with an id. 404 when not found. */
export const getAuditRecord = async (db: Db, id: string): Promise<AssetAuditRecord> =>
  foundOr404(await db.get('assetAudits', id), 'assetAuditUnknown');

/** The same, if the audit is open. 409 for a finished audit, which is read-only. */
export async function getOpenAudit(db: Db, id: string): Promise<AssetAuditRecord> {
  const audit = await getAuditRecord(db, id);
  if (audit.finishedOn !== null) throw reject(409, 'assetAuditFinished', { audit: audit.name });
  return audit;
}

/** The assets that an audit expects, by code. */
export const expectedBy = async (db: Db, auditId: string): Promise<AuditedRecord[]> =>
  (await db.get('assetAuditSheets', auditId))?.expected ?? [];

/** An audit as the API returns it. */
export const auditView = ({
  beganByName,
  finishedByName,
  ...audit
}: AssetAuditRecord): Contract['AssetAudit'] => ({
  ...audit,
  status: audit.finishedOn === null ? 'Open' : 'Finished',
  beganBy: beganByName,
  finishedBy: finishedByName,
  missingCount: audit.expectedCount - audit.foundCount,
});

/** An audited asset as the API returns it. */
export function auditedView(
  { statusId, ...asset }: AuditedRecord,
  mark: AssetAuditMark | undefined,
): Contract['AuditedAsset'] {
  const reason = mark?.unexpected?.reason ?? null;
  const isTicked = mark !== undefined && mark.tickedOn !== null;
  return {
    ...asset,
    result: reason === null ? (isTicked ? 'Found' : 'Missing') : 'Unexpected',
    reason,
    assetStatus: getStatus({ statusId }),
    tickedOn: mark?.tickedOn ?? null,
    tickedBy: mark?.tickedByName ?? '',
    note: mark?.note ?? '',
    version: mark?.version ?? 0,
  };
}

/** All assets of an audit, by code: the expected ones and the unexpected ones that were ticked. */
export async function getAuditedAssets(
  db: Db,
  auditId: string,
): Promise<Contract['AuditedAsset'][]> {
  const marks = await db.query('assetAuditMarks', { where: { auditId } });
  const byAsset = new Map(marks.map((mark) => [mark.assetId, mark]));
  const expected = (await expectedBy(db, auditId)).map((asset) =>
    auditedView(asset, byAsset.get(asset.assetId)),
  );
  const others = marks.flatMap((mark) => {
    if (!mark.unexpected) return [];
    const { reason: _reason, ...asset } = mark.unexpected;
    return [auditedView(asset, mark)];
  });
  return [...expected, ...others].toSorted((a, b) => byText(a.assetCode, b.assetCode));
}

/** Where and when an asset was last ticked; null if never. */
export async function getLastAudit(db: Db, assetId: string): Promise<Contract['LastAssetAudit']> {
  const marks = await db.query('assetAuditMarks', { where: { assetId } });
  const last = marks.reduce<AssetAuditMark | null>(
    (latest, mark) => ((mark.tickedOn ?? '') > (latest?.tickedOn ?? '') ? mark : latest),
    null,
  );
  if (last === null || last.tickedOn === null) return null;
  const { id, name } = await getAuditRecord(db, last.auditId);
  return { auditId: id, name, tickedOn: last.tickedOn, tickedBy: last.tickedByName };
}
