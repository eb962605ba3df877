import type { AssetAudit, AuditedAsset, AuditRound } from './asset-audit.ts';
import type { AuditForm } from './audit-form.ts';

/** An open round, for tests, test models and stories. */
export const exampleAudit: AssetAudit = {
  id: 'a55e7001-0000-4000-a000-000000000002',
  name: 'Branch office, yearly',
  assetLocationId: 'a55e7000-0000-4000-8000-000000000603',
  assetLocationName: 'Branch office',
  assetTypeId: null,
  assetTypeName: '',
  assetCategoryId: null,
  assetCategoryName: '',
  isWithAssigned: false,
  status: 'Open',
  beganOn: '2026-03-10T09:00:00.000Z',
  beganBy: 'Ines Costa',
  finishedOn: null,
  finishedBy: '',
  expectedCount: 7,
  foundCount: 3,
  missingCount: 4,
  unexpectedCount: 1,
};

export const finishedAudit: AssetAudit = {
  ...exampleAudit,
  id: 'a55e7001-0000-4000-a000-000000000001',
  name: 'Head office, half-yearly',
  assetLocationId: 'a55e7000-0000-4000-8000-000000000601',
  assetLocationName: 'Head office',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000401',
  assetTypeName: 'Laptop',
  isWithAssigned: true,
  status: 'Finished',
  beganOn: '2026-01-30T08:00:00.000Z',
  finishedOn: '2026-01-30T10:00:00.000Z',
  finishedBy: 'Ava Stone',
};

export const exampleRound: AuditRound = {
  assetAudit: exampleAudit,
  missingAssetIds: ['a55e7001-0000-4000-8000-000000000002'],
  strayAssetIds: ['a55e7001-0000-4000-8000-000000000001'],
};

export const finishedRound: AuditRound = { ...exampleRound, assetAudit: finishedAudit };

/** An asset that is not found yet. */
export const missingAsset: AuditedAsset = {
  assetId: 'a55e7001-0000-4000-8000-000000000002',
  assetCode: 'AS-LAP-0002',
  name: 'Lenovo ThinkPad T14',
  assetType: 'Laptop',
  serialNumber: 'SN-4713-20',
  result: 'Missing',
  reason: null,
  assetStatus: 'InStore',
  assetLocationName: 'Branch office',
  holderName: '',
  tickedOn: null,
  tickedBy: '',
  note: '',
  version: 0,
};

export const foundAsset: AuditedAsset = {
  ...missingAsset,
  assetId: 'a55e7001-0000-4000-8000-000000000006',
  assetCode: 'AS-LAP-0006',
  result: 'Found',
  tickedOn: '2026-03-10T09:05:00.000Z',
  tickedBy: 'Ines Costa',
  note: 'The lid is scratched.',
  version: 1,
};

export const unexpectedAsset: AuditedAsset = {
  ...foundAsset,
  assetId: 'a55e7001-0000-4000-8000-000000000001',
  assetCode: 'AS-LAP-0001',
  result: 'Unexpected',
  reason: 'Assigned',
  assetStatus: 'Assigned',
  assetLocationName: 'Head office',
  holderName: 'Ben Okafor',
  note: '',
  version: 0,
};

export const exampleAuditForm: AuditForm = {
  assetLocationId: exampleAudit.assetLocationId,
  name: exampleAudit.name,
  assetCategoryId: '',
  assetTypeId: '',
  isWithAssigned: false,
};
