import type { AssessmentYear, DepreciationRow } from './assessment-year.ts';

/** A year that has ended and was run, for tests, test models and stories. */
export const exampleYear: AssessmentYear = {
  id: '2024',
  assessmentYear: 'FY 2024–25',
  startDateAsString: '01/04/2024',
  endDateAsString: '31/03/2025',
  isRun: true,
  isProvisional: false,
  runOn: '2025-04-07T08:00:00.000Z',
  runOnAsString: '07/04/2025 10:00 AM',
  runByName: 'Ava Stone',
  assetCount: 38,
  changedCount: null,
  mismatchCount: 0,
  openingValue: 2_010_000,
  additions: 400_000,
  depreciation: 612_000.25,
  writtenOff: 18_000,
  closingValue: 1_779_999.75,
};

/** The current year, not run yet. */
export const waitingYear: AssessmentYear = {
  ...exampleYear,
  id: '2025',
  assessmentYear: 'FY 2025–26',
  startDateAsString: '01/04/2025',
  endDateAsString: '31/03/2026',
  isRun: false,
  runOn: null,
  runOnAsString: '',
  runByName: '',
  assetCount: null,
  mismatchCount: null,
  openingValue: null,
  additions: null,
  depreciation: null,
  writtenOff: null,
  closingValue: null,
};

/** A year whose assets were changed after its last run. */
export const outdatedYear: AssessmentYear = {
  ...exampleYear,
  id: '2022',
  assessmentYear: 'FY 2022–23',
  mismatchCount: 3,
};

export const exampleRow: DepreciationRow = {
  assetId: 'a55e7001-0000-4000-8000-000000000001',
  assetCode: 'AS-LAP-0001',
  name: 'Lenovo ThinkPad T14',
  assetType: 'Laptop',
  dateOfPurchaseAsString: '06/05/2024',
  price: 98_500.5,
  usefulLifeInYears: 4,
  openingValue: 0,
  additions: 98_500.5,
  depreciation: 22_248.57,
  writtenOff: 0,
  closingValue: 76_251.93,
  isDeleted: false,
  change: 'none',
  previousClosingValue: null,
};
