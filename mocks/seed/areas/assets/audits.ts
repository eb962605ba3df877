import { toAudited, toMarkId, getReason } from '../../../common/assets/audit-round.ts';
import { masterId, statusIds } from '../../../common/assets/master-data.ts';
import type {
  AssetAuditMark,
  AssetAuditRecord,
  AuditScope,
} from '../../../store/world/asset-audits.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import type { SeedContext } from '../../context.ts';
import { locations } from './catalogue.ts';

interface Round {
  id: string;
  name: string;
  scope: AuditScope;
  /** UTC timestamps; null for an open audit. */
  beganOn: string;
  finishedOn: string | null;
  /** The number of expected assets that were found. */
  found: (expected: number) => number;
  misplaced: (asset: AssetRecord) => boolean;
}

/** A finished audit of the head office, and an open one of the branch office. */
export async function putAudits(context: SeedContext, assets: readonly AssetRecord[]) {
  const at = (daysAgo: number, hour: number) =>
    new Date(context.today - daysAgo * 86_400_000 + hour * 3_600_000).toISOString();
  const all = { assetTypeId: null, assetCategoryId: null, isWithAssigned: false };
  await putRound(context, assets, {
    id: 'a55e7001-0000-4000-a000-000000000001',
    name: 'Head office, half-yearly',
    scope: { ...all, assetLocationId: masterId(601), isWithAssigned: true },
    beganOn: at(40, 8),
    finishedOn: at(40, 10),
    found: (expected) => expected - 2,
    misplaced: ({ assetLocationId, statusId }) =>
      assetLocationId === masterId(603) && statusId === statusIds.InStore,
  });
  await putRound(context, assets, {
    id: 'a55e7001-0000-4000-a000-000000000002',
    name: 'Branch office, yearly',
    scope: { ...all, assetLocationId: masterId(603) },
    beganOn: at(1, 9),
    finishedOn: null,
    found: () => 3,
    misplaced: ({ statusId }) => statusId === statusIds.Assigned,
  });
}

async function putRound(context: SeedContext, assets: readonly AssetRecord[], round: Round) {
  const { db } = context;
  const { id, name, scope, beganOn, finishedOn } = round;
  const expected = assets.filter((asset) => getReason(asset, scope) === 'Since');
  const found = expected.slice(0, round.found(expected.length));
  const misplaced = assets.find(round.misplaced);
  const audit: AssetAuditRecord = {
    id,
    name,
    ...scope,
    assetLocationName: locations.find((each) => each.id === scope.assetLocationId)?.name ?? '',
    assetTypeName: '',
    assetCategoryName: '',
    beganOn,
    beganByName: 'Ines Costa',
    finishedOn,
    finishedByName: finishedOn === null ? '' : 'Ava Stone',
    expectedCount: expected.length,
    foundCount: found.length,
    unexpectedCount: misplaced ? 1 : 0,
  };
  await db.put('assetAudits', audit);
  const sheet = expected.toSorted((a, b) => (a.codeKey < b.codeKey ? -1 : 1));
  await db.put('assetAuditSheets', { id, expected: sheet.map(toAudited) });
  const marked = (asset: AssetRecord, at: number): AssetAuditMark => ({
    id: toMarkId(id, asset.id),
    auditId: id,
    assetId: asset.id,
    tickedOn: new Date(Date.parse(beganOn) + (at + 1) * 40_000).toISOString(),
    tickedByName: at % 3 === 2 ? 'Ava Stone' : 'Ines Costa',
    note: at === 1 ? 'The lid is scratched.' : '',
    unexpected: null,
    version: at === 1 ? 1 : 0,
    changedByName: at === 1 ? 'Ines Costa' : '',
    changedOn: at === 1 ? beganOn : '',
    changedFields: [],
  });
  for (const [index, asset] of found.entries()) {
    await db.put('assetAuditMarks', marked(asset, index));
  }
  if (!misplaced) return;
  const reason = getReason(misplaced, scope);
  const unexpected = { ...toAudited(misplaced), reason };
  await db.put('assetAuditMarks', { ...marked(misplaced, found.length + 2), unexpected });
}
