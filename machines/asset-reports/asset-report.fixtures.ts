import type { Schema } from '#openapi/client/index.ts';
import type {
  AssetReport,
  CullOutReportRow,
  PurchaseReport,
  StatusReportRow,
  SummaryReportRow,
} from './asset-report.ts';

const laptop = {
  assetCategoryId: 'a55e7000-0000-4000-8000-000000000501',
  assetCategory: 'Computers',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000401',
  assetType: 'Laptop',
};
const phone = {
  assetCategoryId: 'a55e7000-0000-4000-8000-000000000503',
  assetCategory: 'Phones and Tablets',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000404',
  assetType: 'Mobile Phone',
};

/** Reports for tests, test models and stories. */
export const exampleStatusReport: AssetReport<StatusReportRow> = {
  rows: [
    {
      ...laptop,
      statusId: 'a55e7000-0000-4000-8000-000000000101',
      assetStatus: 'Assigned',
      assetCount: 9,
      totalPrice: 880_000,
      longestInDays: 660,
    },
    {
      ...laptop,
      statusId: 'a55e7000-0000-4000-8000-000000000103',
      assetStatus: 'Repair',
      assetCount: 1,
      totalPrice: 91_000.5,
      longestInDays: 19,
    },
    {
      ...phone,
      statusId: 'a55e7000-0000-4000-8000-000000000102',
      assetStatus: 'InStore',
      assetCount: 4,
      totalPrice: 120_000,
      longestInDays: 1,
    },
  ],
  total: 3,
  assetCount: 14,
  totalPrice: 1_091_000.5,
};

export const exampleSummaryReport: AssetReport<SummaryReportRow> = {
  rows: [
    {
      ...laptop,
      assigned: 9,
      inStore: 5,
      repair: 1,
      scrap: 1,
      disposed: 2,
      totalAssets: 16,
      totalPrice: 1_540_000,
    },
    {
      ...phone,
      assigned: 0,
      inStore: 4,
      repair: 0,
      scrap: 0,
      disposed: 0,
      totalAssets: 4,
      totalPrice: 120_000,
    },
  ],
  total: 2,
  assetCount: 20,
  totalPrice: 1_660_000,
};

export const examplePurchaseReport: PurchaseReport = {
  rows: [
    {
      ...laptop,
      id: 'a55e7001-0000-4000-8000-000000000002',
      assetCode: 'AS-LAP-0002',
      name: 'Dell Latitude 7450',
      assetStatus: 'InStore',
      vendorId: '3d0f1d52-6f4b-4a43-9a55-0f4d5a0c1e01',
      vendorName: 'Cobalt Hardware',
      invoiceNumber: 'INV-2025-031',
      serialNumber: 'PF-4711-02',
      dateOfPurchaseAsString: '14/08/2025',
      price: 104_500,
      warrantyEndDateAsString: '14/08/2028',
    },
  ],
  total: 1,
  assetCount: 1,
  totalPrice: 104_500,
  groups: [{ key: '2025-08', name: '2025-08', assetCount: 1, totalPrice: 104_500 }],
};

export const exampleCullOutReport: AssetReport<CullOutReportRow> = {
  rows: [
    {
      ...laptop,
      id: 'a55e7001-0000-4000-8000-000000000012',
      assetCode: 'AS-LAP-0012',
      name: 'HP ProBook 440',
      assetStatus: 'InStore',
      employeeName: '',
      teamName: '',
      dateOfPurchaseAsString: '03/02/2020',
      warrantyEndDateAsString: '03/02/2023',
      ageInYears: 6,
      price: 61_000,
    },
  ],
  total: 1,
  assetCount: 1,
  totalPrice: 61_000,
};

export const exampleReportChoices: Schema<'AssetReportDefaults'> = {
  assetTypes: [
    {
      id: laptop.assetTypeId,
      name: laptop.assetType,
      assetCategoryId: laptop.assetCategoryId,
    },
  ],
  assetCategories: [{ id: laptop.assetCategoryId, value: laptop.assetCategory }],
  assetLocations: [],
  vendors: [{ id: '3d0f1d52-6f4b-4a43-9a55-0f4d5a0c1e01', value: 'Cobalt Hardware' }],
  teams: [],
  statuses: [],
};

export const exampleCullOutChoices: Schema<'AssetCullOutDefaults'> = {
  assetCategories: [{ id: laptop.assetCategoryId, value: laptop.assetCategory }],
  yearList: [2026, 2025, 2024],
  teamList: [{ id: '87844c8b-69cf-4628-9762-b28a81b3370b', value: 'Mobile' }],
};
