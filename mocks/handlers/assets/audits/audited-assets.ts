import type { components } from '@atrium/contract/generated/types.ts';
import { message, ok, sent, type Call, type Handlers } from '../../../core/requests/handler.ts';
import { paginate, type Columns } from '../../../core/records/paging.ts';
import { foundOr404 } from '../../../core/records/records.ts';
import { checkVersion } from '../../../core/records/versions.ts';
import { workbook, type SheetColumn } from '../../../core/files/workbook.ts';
import { cleanOrEmpty, normalizeName } from '../../../store/normalize-name.ts';
import { changedIfOther } from '../../../common/assets/changed-if-other.ts';
import { toAudited, toMarkId, getReason } from '../../../common/assets/audit-round.ts';
import { createTimestampCell } from '../../../common/assets/timestamp-cell.ts';
import type {
  AssetAuditMark,
  AssetAuditRecord,
  AuditedRecord,
} from '../../../store/world/asset-audits.ts';
import type { TenantUser } from '../../../store/world.ts';
import {
  getAuditedAssets,
  auditedView,
  getAuditRecord,
  auditView,
  expectedBy,
  getOpenAudit,
} from './audit-views.ts';
import { meantBy } from '../scan.ts';

type Row = components['schemas']['AuditedAsset'];
type Tick = Call<'tickAuditedAsset'>;
type Found = Pick<AssetAuditMark, 'assetId' | 'unexpected'>;

/** The assets of an audit: listed, ticked and annotated. Not in the requirements. */
export const auditedAssets: Pick<
  Handlers<'assets'>,
  | 'listAuditedAssets'
  | 'tickAuditedAsset'
  | 'untickAuditedAsset'
  | 'noteAuditedAsset'
  | 'exportAssetAudit'
> = {
  listAuditedAssets: async ({ db, path, body }) => {
    const { id } = await getAuditRecord(db, path.auditId);
    const { rows, totalCount } = paginate(await getAuditedAssets(db, id), columns, body);
    return ok({ auditedAssets: rows, totalCount });
  },

  tickAuditedAsset: async (call) => {
    const audit = await getOpenAudit(call.db, call.path.auditId);
    const expected = await expectedBy(call.db, audit.id);
    const found = await foundBy(call, audit, expected);
    const response = { successMessages: [], auditedAsset: null };
    const [one, ...others] = found;
    if (!one || others.length > 0) {
      const outcome = one ? ('Several' as const) : ('Unknown' as const);
      return ok({ ...response, outcome, assetAudit: auditView(audit) });
    }
    const asset = one.unexpected ?? expected.find(({ assetId }) => assetId === one.assetId);
    const before = await call.db.get('assetAuditMarks', toMarkId(audit.id, one.assetId));
    const isAlready = before !== undefined && before.tickedOn !== null;
    const tickedOn = new Date(call.clock.now()).toISOString();
    const tick = { tickedOn, tickedByName: call.person.name, unexpected: one.unexpected };
    const mark = isAlready ? before : { ...(before ?? newMark(audit, one.assetId)), ...tick };
    if (!isAlready) await call.db.put('assetAuditMarks', mark);
    const after = isAlready ? audit : await recounted(call.db, audit, mark, 1);
    return ok({
      ...response,
      outcome: isAlready ? ('Already' as const) : ('Ticked' as const),
      auditedAsset: asset ? auditedView(withoutReason(mark.unexpected ?? asset), mark) : null,
      assetAudit: auditView(after),
    });
  },

  untickAuditedAsset: async (call) => {
    const { db, path } = call;
    const audit = await getOpenAudit(db, path.auditId);
    const mark = await db.get('assetAuditMarks', toMarkId(audit.id, path.assetId));
    if (!mark || mark.tickedOn === null) {
      return ok({ assetAudit: auditView(audit), successMessages: [] });
    }
    if (mark.unexpected) await db.remove('assetAuditMarks', mark.id);
    else await db.put('assetAuditMarks', { ...mark, tickedOn: null, tickedByName: '' });
    const after = await recounted(db, audit, mark, -1);
    return ok({ assetAudit: auditView(after), successMessages: [] });
  },

  noteAuditedAsset: async (call) => {
    const { db, path, body } = call;
    const audit = await getOpenAudit(db, path.auditId);
    const id = toMarkId(audit.id, body.assetId);
    const expected = await expectedBy(db, audit.id);
    const isExpected = expected.some(({ assetId }) => assetId === body.assetId);
    const known = await db.get('assetAuditMarks', id);
    const inRound = known ?? (isExpected ? newMark(audit, body.assetId) : undefined);
    const before = foundOr404(inRound, 'auditedAssetUnknown');
    checkVersion(before, body.version);
    const after = changedIfOther(before, { note: cleanOrEmpty(body.note) }, call);
    if (after !== before) await db.put('assetAuditMarks', after);
    return ok({ successMessages: [message('assetAuditNoted')] });
  },

  exportAssetAudit: async ({ db, path, user }) => {
    const { id } = await getAuditRecord(db, path.auditId);
    const order: readonly Row['result'][] = ['Missing', 'Unexpected', 'Found'];
    const audited = await getAuditedAssets(db, id);
    const rows = order.flatMap((result) => audited.filter((row) => row.result === result));
    return sent(workbook({ name: 'Asset audit', columns: sheetFor(user), rows }));
  },
};

/**
 * The assets that a code matches in an audit; among assets with the same serial number, only the
 * expected one.
 */
async function foundBy(
  { db, body }: Tick,
  audit: AssetAuditRecord,
  expected: readonly AuditedRecord[],
): Promise<Found[]> {
  const key = normalizeName(body.code);
  const ids = new Set(expected.map(({ assetId }) => assetId));
  const meant = await meantBy(db, key);
  const awaited = meant.filter(({ id }) => ids.has(id));
  const found = meant.length > 1 && awaited.length === 1 ? awaited : meant;
  if (found.length > 0) {
    return found.map((asset) => {
      const unexpected = { ...toAudited(asset), reason: getReason(asset, audit) };
      return { assetId: asset.id, unexpected: ids.has(asset.id) ? null : unexpected };
    });
  }
  // The asset is expected, but was deleted or renamed since.
  const stored = expected.filter(
    ({ assetId, assetCode }) => assetId === key || normalizeName(assetCode) === key,
  );
  return stored.map(({ assetId }) => ({ assetId, unexpected: null }));
}

/**
 * The version counts only changes of the note, so that a tick does not make an edited note stale.
 */
const newMark = ({ id }: AssetAuditRecord, assetId: string): AssetAuditMark => ({
  id: toMarkId(id, assetId),
  auditId: id,
  assetId,
  tickedOn: null,
  tickedByName: '',
  note: '',
  unexpected: null,
  version: 0,
  changedByName: '',
  changedOn: '',
  changedFields: [],
});

/** The audit with its found or unexpected count changed by one. */
async function recounted(
  db: Tick['db'],
  audit: AssetAuditRecord,
  { unexpected }: AssetAuditMark,
  by: 1 | -1,
): Promise<AssetAuditRecord> {
  const counted: AssetAuditRecord = unexpected
    ? { ...audit, unexpectedCount: audit.unexpectedCount + by }
    : { ...audit, foundCount: audit.foundCount + by };
  await db.put('assetAudits', counted);
  return counted;
}

const withoutReason = ({
  reason: _reason,
  ...asset
}: AuditedRecord & { reason?: string }): AuditedRecord => asset;

const columns: Columns<Row> = {
  assetCode: (row) => row.assetCode,
  name: (row) => row.name,
  assetType: (row) => row.assetType,
  serialNumber: (row) => row.serialNumber,
  result: (row) => row.result,
  assetLocationName: (row) => row.assetLocationName,
  holderName: (row) => row.holderName,
  tickedOn: (row) => row.tickedOn,
  tickedBy: (row) => row.tickedBy,
  note: (row) => row.note,
};

const sheetFor = (user: TenantUser): SheetColumn<Row>[] => [
  { heading: message('headAuditResult'), value: (row) => row.result },
  { heading: message('headAssetCode'), value: (row) => row.assetCode },
  { heading: message('headName'), value: (row) => row.name },
  { heading: message('headAssetType'), value: (row) => row.assetType },
  { heading: message('headSerialNumber'), value: (row) => row.serialNumber },
  { heading: message('headStatus'), value: (row) => row.assetStatus },
  { heading: message('headLocation'), value: (row) => row.assetLocationName },
  { heading: message('headAssignee'), value: (row) => row.holderName },
  { heading: message('headAuditReason'), value: (row) => row.reason ?? '' },
  {
    heading: message('headTickedOn'),
    value: (row) => (row.tickedOn ? createTimestampCell(row.tickedOn, user) : null),
  },
  { heading: message('headTickedBy'), value: (row) => row.tickedBy },
  { heading: message('headAuditNote'), value: (row) => row.note },
];
