import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';

/** A financial year, and what assets lost in value in it. Source: ASSET-038. */
export type AssessmentYear = Schema<'AssessmentYear'>;
/** What one asset lost in value in a year. */
export type DepreciationRow = Schema<'AssetDepreciation'>;

/** How far a year's depreciation is: a run before its end is provisional. */
export type YearState = 'notRun' | 'provisional' | 'final';

export const stateOfYear = ({
  isRun,
  isProvisional,
}: Pick<AssessmentYear, 'isRun' | 'isProvisional'>): YearState => {
  if (!isRun) return 'notRun';
  return isProvisional ? 'provisional' : 'final';
};

/**
 * What makes up the value of a year, in the order in which it is summed: opening value and additions
 * less disposals less depreciation are the closing value.
 */
export const yearSums = [
  'openingValue',
  'additions',
  'writtenOff',
  'depreciation',
  'closingValue',
] as const;

/** What the address of the years may order and filter by. */
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

/** What the address of a year's rows may order and filter by. */
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

/** Whether a text can name an assessment year: the calendar year in which it begins. */
export const isYearId = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}$/.test(value);
