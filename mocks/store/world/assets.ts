import type { components } from '#openapi/generated/types.ts';
import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Assets, what they are made of, and who has them. Source: ASSET-030. */
export interface Records {
  assetCategories: AssetLookup;
  assetLocations: AssetLookup;
  assetTypes: AssetType;
  assetTypeProperties: AssetProperty;
  assets: AssetRecord;
  assetAssignments: AssetAssignmentRecord;
  assetReminders: AssetReminder;
  assetDepreciationRuns: DepreciationRun;
  assetDepreciationRows: { id: string; start: string; rows: DepreciationRow[] };
}

/** A category or a location. */
export interface AssetLookup extends Versioned {
  id: string;
  name: string;
}

export interface AssetType extends Versioned {
  id: string;
  code: string;
  name: string;
  assetCategoryId: string;
  usefulLifeInYears: number;
  /** Whether its assets are assigned to teams; if not, to employees. */
  isTeam: boolean;
  /** The team that its assets are offered to first. */
  teamId: string | null;
}

export interface AssetProperty extends Versioned {
  id: string;
  assetTypeId: string;
  name: string;
  isMandatory: boolean;
  dataTypeId: string;
  controlTypeId: string;
  /** The list of options and what is in it; null and empty for a text box. */
  controlDataListId: string | null;
  options: { id: string; description: string }[];
  /** Place among the properties of the type, from 1; null for none. */
  configurationOrder: number | null;
  /** Counts up in each type: the order in which the properties were made. */
  sequence: number;
}

/** An asset; days are yyyy-MM-dd, the price is in rupees. */
export interface AssetRecord extends Versioned {
  id: string;
  assetCode: string;
  /** The code without regard to case, by which it is unique. */
  codeKey: string;
  name: string;
  assetTypeId: string;
  serialNumber: string;
  assetLocationId: string | null;
  vendorId: string;
  invoiceNumber: string;
  dateOfPurchase: string;
  price: number;
  warrantyStartDate: string;
  /** Years. */
  warrantyPeriod: number;
  warrantyEndDate: string;
  statusId: string;
  /** The assignment that lasts, and its holder: an employee or a team. Null for none. */
  assignmentId: string | null;
  employeeId: string | null;
  teamId: string | null;
  scrappedOn: string | null;
  disposedOn: string | null;
  /** By the id of the property; of a drop-down the id of the option. */
  propertyValues: Record<string, string>;
  /** Oldest first; the last is the present status. */
  statusHistory: AssetStatusChange[];
  /** Oldest first. */
  repairs: AssetRepair[];
  /** Who changed which field when, oldest first; none of records from before there was one. */
  fieldHistory?: AssetFieldHistory[];
}

/** What one person changed with one save. */
export interface AssetFieldHistory {
  /** Instant. */
  at: string;
  byName: string;
  /** Whether the asset was added with it. */
  isAdded: boolean;
  fields: AssetFieldChange[];
}

/** A field that was changed: names as they were then, days as yyyy-MM-dd. */
export interface AssetFieldChange {
  field: components['schemas']['AssetFieldChange']['field'];
  /** Which property, for assetProperty; else empty. */
  propertyName: string;
  from: string;
  to: string;
}

/** A status that an asset was given. */
export interface AssetStatusChange {
  statusId: string;
  /** The day from which on it counts. */
  day: string;
  /** The instant at which it was recorded. */
  at: string;
  /** Whom the asset was assigned to, by name; empty otherwise. */
  holderName: string;
  /** The day on which that assignment ended; null while it lasts, and where there is none. */
  assignmentEndedOn: string | null;
}

/** A repair; it lasts while `returnedOn` is null. */
export interface AssetRepair {
  sentOn: string;
  returnedOn: string | null;
  notesBefore: string;
  notesAfter: string;
}

/** Who has or had an asset, an employee or a team; it lasts while `endedOn` is null. */
export interface AssetAssignmentRecord {
  id: string;
  assetId: string;
  employeeId: string | null;
  teamId: string | null;
  /** Their name at that time. */
  holderName: string;
  startedOn: string;
  endedOn: string | null;
  /** When it is expected back; null for no such day. */
  expectedReturnOn: string | null;
  note: string;
  /** What the employee has said of it; null for a team's, and for those from before there were any. */
  handover: HandoverRecord | null;
}

/** What an employee has said of what was handed over. */
export interface HandoverRecord {
  state: 'Pending' | 'Accepted' | 'Declined';
  /** Instant; null without an answer. */
  answeredAt: string | null;
  /** Of the acceptance, or the reason of the refusal. */
  remark: string;
  /** The instant at which the employee was asked last. */
  requestedAt: string;
  /** The person who has assigned it, and hears of a refusal. */
  givenBy: string;
}

/** What somebody was reminded of, by a name of asset and occasion; and the day of the last look. */
export interface AssetReminder {
  id: string;
  day: string;
}

/** Rupees that a run has found. */
export interface DepreciationSums {
  /** Of what was bought before the year. */
  openingValue: number;
  /** The price of what was bought in the year. */
  additions: number;
  depreciation: number;
  /** What disposed assets were still worth: the disposals. */
  writtenOff: number;
  closingValue: number;
}

/** The last run of an assessment year; its id is the calendar year in which that begins. */
export interface DepreciationRun extends DepreciationSums {
  id: string;
  /** The first day of the year as it was run. */
  start: string;
  /** Whether the year had not ended. */
  isProvisional: boolean;
  /** Instant. */
  runOn: string;
  runByName: string;
  assetCount: number;
  /** Assets that the run before had otherwise, or one of them had not; null for a first run. */
  changedCount: number | null;
  /** Differs where the assets of the year differ in what their depreciation depends on. */
  fingerprint: number;
}

/** What an asset lost in value in a year, as it was when the year was run. */
export interface DepreciationRow extends DepreciationSums {
  assetId: string;
  assetCode: string;
  name: string;
  assetType: string;
  dateOfPurchase: string;
  price: number;
  usefulLifeInYears: number;
  /** Deleted after the year had ended. */
  isDeleted: boolean;
  change: 'none' | 'added' | 'changed';
  /** In the run before; null unless the row has changed. */
  previousClosingValue: number | null;
}

export const collections: Indexes<Records> = {
  assetCategories: { indexes: [] },
  assetLocations: { indexes: [] },
  assetTypes: { indexes: [['assetCategoryId']] },
  assetTypeProperties: { indexes: [['assetTypeId']] },
  assets: {
    isViewed: true,
    indexes: [
      ['codeKey'],
      ['dateOfPurchase'],
      ['warrantyEndDate'],
      ['assetTypeId'],
      ['assetLocationId'],
      ['vendorId'],
      ['statusId', 'codeKey'],
      ['employeeId'],
      ['teamId'],
    ],
  },
  assetAssignments: { indexes: [['assetId', 'startedOn']] },
  assetReminders: { indexes: [] },
  assetDepreciationRuns: { indexes: [] },
  assetDepreciationRows: { indexes: [] },
};
