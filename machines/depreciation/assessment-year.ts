import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';

/** A financial year, and the value that assets lost in it. Source: ASSET-038. */
export type AssessmentYear = Schema<'AssessmentYear'>;
/** The value that one asset lost in a year. */
export type DepreciationRow = Schema<'AssetDepreciation'>;

/** The progress of a year's depreciation: a run before the end of the year is provisional. */
export type YearState = 'notRun' | 'provisional' | 'final';

export const stateOfYear = ({
  isRun,
  isProvisional,
}: Pick<AssessmentYear, 'isRun' | 'isProvisional'>): YearState => {
  if (!isRun) return 'notRun';
  return isProvisional ? 'provisional' : 'final';
};

/**
 * The parts of a year's value in the order of the sum: opening value and additions less disposals
 * less depreciation equal the closing value.
 */
export const yearSums = [
  'openingValue',
  'additions',
  'writtenOff',
  'depreciation',
  'closingValue',
] as const;

/** Columns that the URL of the years may sort and filter by. */
export const yearColumns: ListColumns = {
  sortable: [
    'assessmentYear',
    'assetCount',
    'openingValue',
    'additions',
    'writtenOff',
    'depreciation',
    'closingValue',
  ],
  filterable: ['assessmentYear'],
};

/** Columns that the URL of a year's rows may sort and filter by. */
export const rowColumns: ListColumns = {
  sortable: [
    'assetCode',
    'name',
    'assetType',
    'dateOfPurchaseAsString',
    'price',
    'openingValue',
    'additions',
    'writtenOff',
    'depreciation',
    'closingValue',
  ],
  filterable: ['assetCode', 'name', 'assetType', 'change'],
};

/** Whether a text can be the id of an assessment year: the calendar year in which it starts. */
export const isYearId = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}$/.test(value);
