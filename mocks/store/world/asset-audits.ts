import type { components } from '#openapi/generated/types.ts';
import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

type Contract = components['schemas'];

/** Rounds through places, and what was found there. Designed: the documents have none. */
export interface Records {
  assetAudits: AssetAuditRecord;
  assetAuditSheets: AssetAuditSheet;
  assetAuditMarks: AssetAuditMark;
}

/** Where a round goes, and what it is about. */
export interface AuditScope {
  assetLocationId: string;
  /** Null for all types, or categories. */
  assetTypeId: string | null;
  assetCategoryId: string | null;
  /** Whether assets that somebody has are expected, too. */
  isWithAssigned: boolean;
}

/** A round; names are those of the time when it began. */
export interface AssetAuditRecord extends AuditScope {
  id: string;
  name: string;
  assetLocationName: string;
  assetTypeName: string;
  assetCategoryName: string;
  /** Instants. */
  beganOn: string;
  beganByName: string;
  /** Null while it is open. */
  finishedOn: string | null;
  finishedByName: string;
  expectedCount: number;
  foundCount: number;
  unexpectedCount: number;
}

/** An asset as it was when it was taken into a round. */
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

/** What a round expects, by code; its id is that of the round. */
export interface AssetAuditSheet {
  id: string;
  expected: AuditedRecord[];
}

/** What was ticked or noted of an asset in a round; its version is that of the note, 0 before the first. */
export interface AssetAuditMark extends Versioned {
  /** Of the round and the asset. */
  id: string;
  auditId: string;
  assetId: string;
  /** Instant; null for one that is only noted. */
  tickedOn: string | null;
  tickedByName: string;
  note: string;
  /** What was not expected; null for what was. */
  unexpected: (AuditedRecord & { reason: NonNullable<Contract['AssetAuditReason']> }) | null;
}

export const collections: Indexes<Records> = {
  assetAudits: { indexes: [['beganOn']] },
  assetAuditSheets: { indexes: [] },
  assetAuditMarks: { indexes: [['auditId'], ['assetId']] },
};
