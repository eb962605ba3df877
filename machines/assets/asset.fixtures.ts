import type { Schema } from '#openapi/client/index.ts';
import type { Calendar } from './form/asset-days.ts';
import type { AssetDetail } from './form/asset-form.ts';
import type { AssetProperty } from './form/asset-property.ts';
import type { Asset, AssetChoices } from './asset.ts';

/** An asset for tests, test models and stories. */
export const exampleAsset: Asset = {
  id: 'a55e7001-0000-4000-8000-000000000001',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000401',
  assetType: 'Laptop',
  assetCode: 'AS-LAP-0001',
  name: 'Lenovo ThinkPad T14',
  assetCategory: 'Computers',
  assetStatusTypeId: 'a55e7000-0000-4000-8000-000000000101',
  assetStatus: 'Assigned',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  teamName: 'Mobile',
  assetLocationName: 'Head office',
  teamId: null,
  assetLocationId: 'a55e7000-0000-4000-8000-000000000601',
  assignmentId: 'a55e7002-0000-4000-8000-000000000001',
  serialNumber: 'PF2X0001',
  vendorId: '453b5572-2cda-4c19-b3bc-c3edb2cc995e',
  vendorName: 'Cobalt Hardware',
  invoiceNumber: 'INV-2031',
  price: 84999.5,
  dateOfPurchaseAsString: '12/01/2026',
  warrantyEndDateAsString: '12/01/2029',
  warranty: 'Valid',
  assetProperties: [{ assetTypePropertyName: 'Memory', value: '16 GB' }],
  version: 2,
};

/** A scrapped asset, which can leave that status only from the list. */
export const scrappedAsset: Asset = {
  ...exampleAsset,
  id: 'a55e7001-0000-4000-8000-000000000004',
  assetTypeId: 'a55e7000-0000-4000-8000-000000000406',
  assetType: 'Printer',
  assetCode: 'AS-PRN-0004',
  name: '',
  assetCategory: 'Peripherals',
  assetStatusTypeId: 'a55e7000-0000-4000-8000-000000000104',
  assetStatus: 'Scrap',
  employeeId: null,
  employeeName: '',
  teamName: '',
  assetLocationName: '',
  assetLocationId: null,
  assignmentId: null,
};

export const exampleChoices: AssetChoices = {
  assetTypes: [
    {
      id: 'a55e7000-0000-4000-8000-000000000401',
      name: 'Laptop',
      assetCategoryId: 'a55e7000-0000-4000-8000-000000000501',
    },
    {
      id: 'a55e7000-0000-4000-8000-000000000406',
      name: 'Printer',
      assetCategoryId: 'a55e7000-0000-4000-8000-000000000502',
    },
  ],
  assetCategories: [
    { id: 'a55e7000-0000-4000-8000-000000000501', value: 'Computers' },
    { id: 'a55e7000-0000-4000-8000-000000000502', value: 'Peripherals' },
  ],
  assetLocations: [{ id: 'a55e7000-0000-4000-8000-000000000601', value: 'Head office' }],
  vendors: [{ id: '453b5572-2cda-4c19-b3bc-c3edb2cc995e', value: 'Cobalt Hardware' }],
  statuses: [
    { masterId: 'a55e7000-0000-4000-8000-000000000101', description: 'Assigned' },
    { masterId: 'a55e7000-0000-4000-8000-000000000102', description: 'InStore' },
    { masterId: 'a55e7000-0000-4000-8000-000000000103', description: 'Repair' },
    { masterId: 'a55e7000-0000-4000-8000-000000000104', description: 'Scrap' },
    { masterId: 'a55e7000-0000-4000-8000-000000000105', description: 'Disposed' },
  ],
};

export const exampleRepairs: readonly Schema<'RepairedAsset'>[] = [
  {
    id: 'a55e7001-0000-4000-8000-000000000003',
    assetCode: 'AS-LAP-0003',
    name: 'HP EliteBook 840',
    assetType: 'Laptop',
    assetCategory: 'Computers',
    assetLocationName: 'Head office',
    sentToRepairOnAsString: '20/02/2026',
    repairNotesBeforeService: 'The hinge is broken.',
    daysInRepair: 19,
  },
];

export const exampleView: Schema<'AssetView'> = {
  id: exampleAsset.id,
  assetCode: exampleAsset.assetCode,
  name: exampleAsset.name,
  assetTypeId: exampleAsset.assetTypeId,
  assetType: 'Laptop',
  assetCategory: 'Computers',
  assetStatus: 'Assigned',
  employeeId: 'employee-ben',
  employeeName: 'Ben Okafor',
  teamId: null,
  teamName: 'Mobile',
  assignmentId: 'a55e7001-0000-4000-9000-000000000010',
  handover: {
    state: 'Pending',
    answeredAt: null,
    answeredAtAsString: '',
    remark: '',
    remindableFrom: '2026-03-10T15:20:00.000Z',
  },
  serialNumber: 'PF-4711-01',
  assetLocationId: 'a55e7000-0000-4000-8000-000000000601',
  assetLocationName: 'Head office',
  vendorName: 'Cobalt Hardware',
  invoiceNumber: 'INV-2024-017',
  dateOfPurchaseAsString: '06/05/2024',
  price: 98_500.5,
  warrantyStartDateAsString: '06/05/2024',
  warrantyPeriod: 3,
  warrantyEndDateAsString: '06/05/2027',
  scrappedOnAsString: '',
  disposedOnAsString: '',
  sentToRepairOnAsString: '13/01/2025',
  returnedFromRepairOnAsString: '28/01/2025',
  assetProperties: [
    { assetTypePropertyName: 'Memory', value: '16 GB' },
    { assetTypePropertyName: 'Processor', value: 'Core Ultra 7' },
  ],
  lastAudit: {
    auditId: 'a55e7001-0000-4000-a000-000000000001',
    name: 'Head office, half-yearly',
    tickedOn: '2026-01-30T08:01:20.000Z',
    tickedBy: 'Ines Costa',
  },
  version: 2,
};

export const exampleHistory: Schema<'AssetHistoryAnswer'> = {
  statusHistory: [
    {
      assetStatus: 'Assigned',
      employeeName: 'Ben Okafor',
      timeStamp: '2025-02-03T08:00:00.000Z',
      timeStampAsString: '03/02/2025 09:00 AM',
      assignmentEndDateAsString: '',
    },
    {
      assetStatus: 'InStore',
      employeeName: '',
      timeStamp: '2025-01-28T13:30:00.000Z',
      timeStampAsString: '28/01/2025 02:30 PM',
      assignmentEndDateAsString: '',
    },
    {
      assetStatus: 'Repair',
      employeeName: '',
      timeStamp: '2025-01-13T09:15:00.000Z',
      timeStampAsString: '13/01/2025 10:15 AM',
      assignmentEndDateAsString: '',
    },
    {
      assetStatus: 'Assigned',
      employeeName: 'Grace Kim',
      timeStamp: '2024-05-20T07:00:00.000Z',
      timeStampAsString: '20/05/2024 09:00 AM',
      assignmentEndDateAsString: '13/01/2025',
    },
  ],
  repairHistory: [
    {
      sentToRepairOnAsString: '13/01/2025',
      returnedFromRepairOnAsString: '28/01/2025',
      repairNotesBeforeService: 'The hinge is broken.',
      repairNotesAfterService: 'The hinge is new.',
    },
  ],
  changes: [
    {
      changedOn: '2025-02-03T08:00:00.000Z',
      changedBy: 'Ava Lindqvist',
      isAdded: false,
      fields: [
        { field: 'assetStatus', assetTypePropertyName: '', from: 'InStore', to: 'Assigned' },
        { field: 'holderName', assetTypePropertyName: '', from: '', to: 'Ben Okafor' },
      ],
    },
    {
      changedOn: '2024-06-04T08:12:00.000Z',
      changedBy: 'Ines Costa',
      isAdded: false,
      fields: [
        { field: 'price', assetTypePropertyName: '', from: '98000', to: '98500.5' },
        { field: 'assetProperty', assetTypePropertyName: 'Memory', from: '8 GB', to: '16 GB' },
      ],
    },
    { changedOn: '2024-05-06T09:00:00.000Z', changedBy: 'Ines Costa', isAdded: true, fields: [] },
  ],
};

/** 11 March 2026, in the calendar of Aster Labs. */
export const exampleCalendar: Calendar = {
  clock: { now: () => Date.parse('2026-03-11T15:00:00.000Z') },
  timeZone: 'Europe/Berlin',
  dateFormat: 'DD/MM/YYYY',
};

/** A drop-down, an optional number and a text. */
export const exampleProperties: readonly AssetProperty[] = [
  {
    id: 'a55e7000-0000-4000-8000-000000000701',
    assetTypeId: exampleAsset.assetTypeId,
    assetTypePropertyName: 'Memory',
    assetTypePropertyValue: 'a55e7000-0000-4000-8000-000000000802',
    isMandatory: true,
    dataTypeId: 'a55e7000-0000-4000-8000-000000000201',
    dataType: 'Text',
    controlTypeId: 'a55e7000-0000-4000-8000-000000000302',
    controlType: 'DropDown',
    controlDataListId: 'a55e7000-0000-4000-8000-000000000901',
    controlDataListValue: [
      { id: 'a55e7000-0000-4000-8000-000000000802', description: '16 GB' },
      { id: 'a55e7000-0000-4000-8000-000000000803', description: '32 GB' },
    ],
    configurationOrder: 1,
    version: 1,
  },
  {
    id: 'a55e7000-0000-4000-8000-000000000702',
    assetTypeId: exampleAsset.assetTypeId,
    assetTypePropertyName: 'Cores',
    assetTypePropertyValue: '8',
    isMandatory: false,
    dataTypeId: 'a55e7000-0000-4000-8000-000000000202',
    dataType: 'Number',
    controlTypeId: 'a55e7000-0000-4000-8000-000000000301',
    controlType: 'TextBox',
    controlDataListId: null,
    controlDataListValue: [],
    configurationOrder: 2,
    version: 1,
  },
];

/** The detail of an asset as its form loads it. */
export const exampleDetail: AssetDetail = {
  id: exampleAsset.id,
  assetCode: exampleAsset.assetCode,
  name: exampleAsset.name,
  assetTypeId: exampleAsset.assetTypeId,
  assetType: 'Laptop',
  assetCategoryName: 'Computers',
  serialNumber: 'PF-4711-01',
  assetLocationId: 'a55e7000-0000-4000-8000-000000000601',
  vendorId: '453b5572-2cda-4c19-b3bc-c3edb2cc995e',
  vendorName: 'Cobalt Hardware',
  invoiceNumber: 'INV-2024-017',
  dateOfPurchase: '2024-05-06',
  dateOfPurchaseAsString: '06/05/2024',
  dateOfPurchaseThreshold: '2024-05-20',
  price: 98_500.5,
  warrantyStartDate: '2024-05-06',
  warrantyStartDateAsString: '06/05/2024',
  warrantyPeriod: 3,
  warrantyEndDate: '2027-05-06',
  warrantyEndDateAsString: '06/05/2027',
  statusId: 'a55e7000-0000-4000-8000-000000000101',
  assetStatus: 'Assigned',
  teamName: 'Mobile',
  employeeName: 'Ben Okafor',
  lastStatusThreshold: '2025-02-03',
  scrappedOnAsString: '',
  disposedOnAsString: '',
  sentToRepairOnAsString: '',
  returnedFromRepairOnAsString: '',
  repairNotesBeforeService: '',
  repairNotesAfterService: '',
  repairStatus: null,
  assetProperties: [...exampleProperties],
  version: 2,
};

/** The same asset as a summary, from which a copy starts. */
export const exampleSummary: Schema<'AssetSummary'> = {
  id: exampleAsset.id,
  assetTypeId: exampleAsset.assetTypeId,
  assetType: exampleAsset.assetType,
  name: exampleAsset.name,
  assetCode: exampleAsset.assetCode,
  price: exampleAsset.price,
  statusId: exampleAsset.assetStatusTypeId,
  vendorId: exampleAsset.vendorId,
  invoiceNumber: exampleAsset.invoiceNumber,
  serialNumber: exampleAsset.serialNumber,
  warrantyPeriod: 3,
  dateOfPurchaseAsString: exampleAsset.dateOfPurchaseAsString,
  warrantyStartDateAsString: exampleAsset.dateOfPurchaseAsString,
  warrantyEndDateAsString: exampleAsset.warrantyEndDateAsString,
  assetLocationId: exampleAsset.assetLocationId,
  assetProperties: [],
};

/** The deletion effects of an asset that an open audit expects. */
export const exampleEffect: Schema<'AssetDeletionEffect'> = {
  assetId: exampleAsset.id,
  assetCode: exampleAsset.assetCode,
  holderName: '',
  assignmentCount: 2,
  repairCount: 1,
  reminderCount: 3,
  openAudits: [
    { auditId: 'a55e7001-0000-4000-a000-000000000001', name: 'Head office, half-yearly' },
  ],
};
