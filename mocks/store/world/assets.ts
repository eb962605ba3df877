import type { components } from '@atrium/contract/generated/types.ts';
import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Assets, their master data, and their assignees. Source: ASSET-030. */
export interface Records {
  assetCategories: AssetLookup;
  assetLocations: AssetLookup;
  assetTypes: AssetType;
  assetTypeProperties: AssetProperty;
  assets: AssetRecord;
  assetAssignments: AssetAssignmentRecord;
  assetReminders: AssetReminder;
  assetDepreciationRuns: DepreciationRun;
  assetDepreciationRows: StoredRows;
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
  /** The id of the list of options, and the options; null and empty for a text box. */
  controlDataListId: string | null;
  options: { id: string; description: string }[];
  /** Position among the properties of the type, from 1; null for none. */
  configurationOrder: number | null;
  /** Increases within each type: the order in which the properties were created. */
  sequence: number;
}

/** What an asset takes from other records: the store computes it with each change of these. */
export interface ComputedAssetFields {
  typeName: string;
  categoryId: string | null;
  categoryName: string;
  statusName: string;
  employeeName: string;
  /** The assigned team, or the teams of the assigned employee. */
  teamName: string;
  locationName: string;
  vendorName: string;
  /** The assigned employee or team. */
  holderId: string | null;
  handoverState: HandoverRecord['state'] | null;
  /** The day on which the assignee is expected to return it. */
  expectedReturnOn: string | null;
  /** The day on which its ongoing repair started. */
  repairSentOn: string | null;
  /** The notes before the service of its ongoing repair. */
  repairNotes: string;
  /** What its code has before the number at its end, in a case-insensitive form. */
  codePrefix: string | null;
  codeNumber: number | null;
  /** All texts of its columns, but days. */
  searchText: string;
  /** The days of its columns as DD/MM/YYYY. */
  daysDayFirst: string;
  /** The same as MM/DD/YYYY. */
  daysMonthFirst: string;
}

/** What reports, years and audits count, sum, order and look up. */
export interface ComputedFigures {
  /** The day of the last status change. */
  statusSince: string;
  /** yyyy-MM. */
  purchaseMonth: string;
  disposedMonth: string | null;
  /** Orders assets by the day of purchase, then by code. */
  oldestFirst: string;
  /** The same with the last day first. */
  newestFirst: string;
  /** See getWorthHashes. */
  worthHash: number;
  disposalHash: number | null;
  /** The serial number in a case-insensitive form; null for none. */
  serialKey: string | null;
  /** See writePropertyUse. */
  propertyUse: string;
}

/** An asset; days are yyyy-MM-dd, the price is in rupees. */
export interface AssetRecord
  extends Versioned, Partial<ComputedAssetFields>, Partial<ComputedFigures> {
  id: string;
  assetCode: string;
  /** The code in a case-insensitive form, in which it is unique. */
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
  /** In years. */
  warrantyPeriod: number;
  warrantyEndDate: string;
  statusId: string;
  /** The current assignment, and its assignee: an employee or a team. Null for none. */
  assignmentId: string | null;
  employeeId: string | null;
  teamId: string | null;
  scrappedOn: string | null;
  disposedOn: string | null;
  /** By property id; for a drop-down the value is the id of the option. */
  propertyValues: Record<string, string>;
  /** Oldest first; the last is the current status. */
  statusHistory: AssetStatusChange[];
  /** Oldest first. */
  repairs: AssetRepair[];
  /**
   * Changes by person, field and time, oldest first; missing for records that were created before
   * the history existed.
   */
  fieldHistory?: AssetFieldHistory[];
}

/** The changes of one person with one save. */
export interface AssetFieldHistory {
  /** UTC timestamp. */
  at: string;
  byName: string;
  /** Whether this save added the asset. */
  isAdded: boolean;
  fields: AssetFieldChange[];
}

/** A changed field: names as they were at that time, days as yyyy-MM-dd. */
export interface AssetFieldChange {
  field: components['schemas']['AssetFieldChange']['field'];
  /** The name of the property for assetProperty; otherwise empty. */
  propertyName: string;
  from: string;
  to: string;
}

/** A status change of an asset. */
export interface AssetStatusChange {
  statusId: string;
  /** The day from which it applies. */
  day: string;
  /** UTC timestamp of its recording. */
  at: string;
  /** The name of the assignee; empty for other statuses. */
  holderName: string;
  /** The day on which that assignment ended; null while it lasts, and if there is none. */
  assignmentEndedOn: string | null;
}

/** A repair; it is ongoing while `returnedOn` is null. */
export interface AssetRepair {
  sentOn: string;
  returnedOn: string | null;
  notesBefore: string;
  notesAfter: string;
}

/** An assignment of an asset to an employee or a team; it lasts while `endedOn` is null. */
export interface AssetAssignmentRecord {
  id: string;
  assetId: string;
  employeeId: string | null;
  teamId: string | null;
  /** The assignee's name at that time. */
  holderName: string;
  startedOn: string;
  endedOn: string | null;
  /** The expected return day; null for none. */
  expectedReturnOn: string | null;
  note: string;
  /**
   * The employee's response; null for teams, and for assignments created before handovers existed.
   */
  handover: HandoverRecord | null;
}

/** An employee's response to a handover. */
export interface HandoverRecord {
  state: 'Pending' | 'Accepted' | 'Declined';
  /** UTC timestamp; null without a response. */
  answeredAt: string | null;
  /** Remark on the acceptance, or the reason for declining. */
  remark: string;
  /** UTC timestamp of the last request to the employee. */
  requestedAt: string;
  /** The person who assigned the asset, and is notified if it is declined. */
  givenBy: string;
}

/** A sent reminder, with an id of asset and event; and the day of the last check. */
export interface AssetReminder {
  id: string;
  day: string;
}

/** Amounts that a run has calculated, in rupees. */
export interface DepreciationSums {
  /** Value of assets bought before the year. */
  openingValue: number;
  /** Price of assets bought in the year. */
  additions: number;
  depreciation: number;
  /** Remaining value of disposed assets. */
  writtenOff: number;
  closingValue: number;
}

/** The last run of an assessment year; the id is the calendar year in which it starts. */
export interface DepreciationRun extends DepreciationSums {
  id: string;
  /** The first day of the year at the time of the run. */
  start: string;
  /** Whether the year had not ended yet. */
  isProvisional: boolean;
  /** UTC timestamp. */
  runOn: string;
  runByName: string;
  assetCount: number;
  /**
   * Number of assets that differ from the previous run, or are in only one of the two; null for a
   * first run.
   */
  changedCount: number | null;
  /** Changes with any asset data of the year that affect depreciation. */
  fingerprint: number;
}

/** The rows of a year's last run. */
export interface StoredRows {
  id: string;
  start: string;
  rows: DepreciationRow[];
  /** The sums of getWorthHashes by the day on which the assets were bought. */
  daySums?: Record<string, number>;
}

/** The depreciation of an asset in a year, as calculated by the run. */
export interface DepreciationRow extends DepreciationSums {
  assetId: string;
  assetCode: string;
  name: string;
  assetType: string;
  dateOfPurchase: string;
  price: number;
  usefulLifeInYears: number;
  /** Whether the asset was deleted after the end of the year. */
  isDeleted: boolean;
  change: 'none' | 'added' | 'changed';
  /** Value in the previous run; null unless the row has changed. */
  previousClosingValue: number | null;
}

export const collections: SearchedCollections<Records> = {
  assetCategories: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
  assetLocations: { fields: { name: 'name' }, indexes: [], unique: [['name']] },
  assetTypes: {
    fields: { code: 'name', name: 'name', assetCategoryId: 'text', teamId: 'text' },
    indexes: [['assetCategoryId'], ['teamId']],
    unique: [['code'], ['name']],
  },
  assetTypeProperties: {
    fields: { assetTypeId: 'text', name: 'name', sequence: 'number' },
    indexes: [['assetTypeId']],
    unique: [['assetTypeId', 'name']],
  },
  assets: {
    fields: {
      codeKey: 'text',
      assetCode: 'name',
      name: 'name',
      assetTypeId: 'text',
      typeName: 'name',
      categoryId: 'text',
      categoryName: 'name',
      serialNumber: 'name',
      assetLocationId: 'text',
      locationName: 'name',
      vendorId: 'text',
      vendorName: 'name',
      invoiceNumber: 'name',
      dateOfPurchase: 'instant',
      price: 'number',
      warrantyEndDate: 'instant',
      statusId: 'text',
      statusName: 'name',
      assignmentId: 'text',
      handoverState: 'text',
      expectedReturnOn: 'instant',
      repairSentOn: 'instant',
      repairNotes: 'name',
      codePrefix: 'text',
      codeNumber: 'number',
      holderId: 'text',
      employeeId: 'text',
      employeeName: 'name',
      teamId: 'text',
      teamName: 'name',
      searchText: 'search',
      daysDayFirst: 'search',
      daysMonthFirst: 'search',
      statusSince: 'instant',
      purchaseMonth: 'text',
      disposedMonth: 'text',
      oldestFirst: 'text',
      newestFirst: 'text',
      worthHash: 'number',
      disposalHash: 'number',
      serialKey: 'text',
      propertyUse: 'text',
    },
    isLarge: true,
    indexes: [
      ['codeKey'],
      ['codePrefix', 'codeNumber'],
      ['serialKey'],
      ['dateOfPurchase'],
      ['warrantyEndDate'],
      ['assetTypeId'],
      ['categoryId'],
      ['assetLocationId'],
      ['vendorId'],
      ['statusId', 'codeKey'],
      ['statusId', 'repairSentOn'],
      ['newestFirst'],
      ['employeeId', 'codeKey'],
      ['teamId', 'codeKey'],
    ],
    ordered: [
      'name',
      'assetCode',
      'typeName',
      'categoryName',
      'statusName',
      'employeeName',
      'teamName',
      'locationName',
      'serialNumber',
      'vendorName',
      'invoiceNumber',
      'price',
    ],
    unique: [['assetCode']],
  },
  assetAssignments: {
    fields: { assetId: 'text', employeeId: 'text', teamId: 'text', startedOn: 'instant' },
    indexes: [['assetId', 'startedOn'], ['employeeId'], ['teamId']],
  },
  assetReminders: { fields: {}, indexes: [] },
  assetDepreciationRuns: { fields: {}, indexes: [] },
  assetDepreciationRows: { fields: {}, indexes: [] },
};
