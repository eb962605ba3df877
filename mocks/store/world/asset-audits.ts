import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Audits of locations, and the assets found there. Not in the requirements. */
export interface Records {
  assetAudits: AssetAuditRecord;
  assetAuditSheets: AssetAuditSheet;
  assetAuditMarks: AssetAuditMark;
}

/** The location and the subject of an audit. */
export interface AuditScope {
  assetLocationId: string;
  /** Null for all types or categories. */
  assetTypeId: string | null;
  assetCategoryId: string | null;
  /** Whether assigned assets are expected, too. */
  isWithAssigned: boolean;
}

/** An audit; names are those at the time it started. */
export interface AssetAuditRecord extends AuditScope {
  id: string;
  name: string;
  assetLocationName: string;
  assetTypeName: string;
  assetCategoryName: string;
  /** UTC timestamps. */
  beganOn: string;
  beganByName: string;
  /** Null while it is open. */
  finishedOn: string | null;
  finishedByName: string;
  expectedCount: number;
  foundCount: number;
  unexpectedCount: number;
}

/** An asset as it was when it was added to an audit. */
export interface AuditedRecord {
  assetId: string;
  assetCode: string;
  name: string;
  assetType: string;
  serialNumber: string;
  statusId: string;
  assetLocationName: string;
  holderName: string;
}

/** The assets that an audit expects, by code; the id is that of the audit. */
export interface AssetAuditSheet {
  id: string;
  expected: AuditedRecord[];
}

/**
 * The tick or note of an asset in an audit; the version is that of the note, 0 before the first.
 */
export interface AssetAuditMark extends Versioned {
  /** Combines the ids of the audit and the asset. */
  id: string;
  auditId: string;
  assetId: string;
  /** UTC timestamp; null if the asset only has a note. */
  tickedOn: string | null;
  tickedByName: string;
  note: string;
  /** Details of an unexpected asset; null for an expected one. */
  unexpected: (AuditedRecord & { reason: NonNullable<Contract['AssetAuditReason']> }) | null;
}

export const collections: SearchedCollections<Records> = {
  assetAudits: {
    fields: {
      beganOn: 'instant',
      finishedOn: 'instant',
      assetLocationId: 'text',
      assetTypeId: 'text',
      assetCategoryId: 'text',
    },
    indexes: [['beganOn'], ['finishedOn']],
  },
  assetAuditSheets: { fields: {}, indexes: [] },
  assetAuditMarks: {
    fields: { auditId: 'text', assetId: 'text' },
    indexes: [['auditId'], ['assetId']],
  },
};
