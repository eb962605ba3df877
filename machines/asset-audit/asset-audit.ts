import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import type { RecordFields } from '../records/record-page.ts';

/** A round through a place. Designed: the documents have none. */
export type AssetAudit = Schema<'AssetAudit'>;
/** A round, with the assets that can be gone on with. */
export type AuditRound = Schema<'AssetAuditAnswer'>;
/** An asset of a round. */
export type AuditedAsset = Schema<'AuditedAsset'>;
export type AuditResult = AuditedAsset['result'];

export const auditResults = ['Missing', 'Found', 'Unexpected'] as const;

export const isOpen = ({ status }: Pick<AssetAudit, 'status'>): boolean => status === 'Open';

/** How much of what is expected was found, from 0 to 100; a round that expects nothing is done. */
export const getProgress = ({ expectedCount, foundCount }: AssetAudit): number =>
  expectedCount === 0 ? 100 : Math.floor((foundCount / expectedCount) * 100);

/** What the rounds are ordered and filtered by. */
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

/** What the address of a round's assets may order and filter by. */
export const auditedColumns: ListColumns = {
  sortable: ['assetCode', 'name', 'assetType', 'result', 'tickedOn', 'tickedBy'],
  filterable: ['assetCode', 'name', 'assetType', 'serialNumber', 'result', 'tickedBy', 'note'],
};
