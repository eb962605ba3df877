import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import type { RecordFields } from '../records/record-page.ts';

/** An audit round through a location. Not in the requirements. */
export type AssetAudit = Schema<'AssetAudit'>;
/** An audit round, with the assets available for further actions. */
export type AuditRound = Schema<'AssetAuditAnswer'>;
/** An asset of a round. */
export type AuditedAsset = Schema<'AuditedAsset'>;
export type AuditResult = AuditedAsset['result'];

export const auditResults = ['Missing', 'Found', 'Unexpected'] as const;

export const isOpen = ({ status }: Pick<AssetAudit, 'status'>): boolean => status === 'Open';

/**
 * The share of expected assets that were found, from 0 to 100; a round without expected assets is
 * complete.
 */
export const getProgress = ({ expectedCount, foundCount }: AssetAudit): number =>
  expectedCount === 0 ? 100 : Math.floor((foundCount / expectedCount) * 100);

/** The fields by which rounds are sorted and filtered. */
export const auditFields: RecordFields<AssetAudit> = {
  name: ({ name }) => name,
  assetLocationName: ({ assetLocationName }) => assetLocationName,
  status: ({ status }) => status,
  beganOn: ({ beganOn }) => beganOn,
  beganBy: ({ beganBy }) => beganBy,
  expectedCount: ({ expectedCount }) => expectedCount,
  foundCount: ({ foundCount }) => foundCount,
  missingCount: ({ missingCount }) => missingCount,
  unexpectedCount: ({ unexpectedCount }) => unexpectedCount,
};

/** The sort orders and filters allowed in the address of a round's assets. */
export const auditedColumns: ListColumns = {
  sortable: ['assetCode', 'name', 'assetType', 'result', 'tickedOn', 'tickedBy'],
  filterable: ['assetCode', 'name', 'assetType', 'serialNumber', 'result', 'tickedBy', 'note'],
};
