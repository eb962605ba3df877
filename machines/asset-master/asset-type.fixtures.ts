import type { AssetType, AssetTypeChoices } from './asset-type.ts';
import type { TypeProperty } from './type-property.ts';

/** A type with its properties for tests, test models and stories. */
export const exampleAssetType: AssetType = {
  id: 'a55e7000-0000-4000-8000-000000000401',
  code: 'LAP',
  name: 'Laptop',
  assetCategoryId: 'a55e7000-0000-4000-8000-000000000501',
  assetCategoryName: 'Computers',
  propertiesFound: true,
  propertyCount: 2,
  usefulLifeInYears: 4,
  isTeam: false,
  teamId: null,
  assetCount: 18,
  assignedCount: 12,
  version: 1,
};

/** A drop-down that most assets have a value for. */
export const exampleProperty: TypeProperty = {
  id: 'a55e7000-0000-4000-8000-000000000701',
  assetTypeId: exampleAssetType.id,
  assetTypePropertyName: 'Memory',
  assetTypePropertyValue: '',
  isMandatory: true,
  dataTypeId: 'a55e7000-0000-4000-8000-000000000201',
  dataType: 'Text',
  controlTypeId: 'a55e7000-0000-4000-8000-000000000302',
  controlType: 'DropDown',
  controlDataListId: 'a55e7000-0000-4000-8000-000000000801',
  controlDataListValue: [
    { id: 'a55e7000-0000-4000-8000-000000000901', description: '16 GB', assetCount: 11 },
    { id: 'a55e7000-0000-4000-8000-000000000902', description: '32 GB', assetCount: 4 },
    { id: 'a55e7000-0000-4000-8000-000000000903', description: '64 GB', assetCount: 0 },
  ],
  configurationOrder: 1,
  assetCount: 15,
  missingCount: 3,
  version: 1,
};

/** A text property that no asset has a value for. */
export const exampleText: TypeProperty = {
  ...exampleProperty,
  id: 'a55e7000-0000-4000-8000-000000000702',
  assetTypePropertyName: 'Processor',
  isMandatory: false,
  controlTypeId: 'a55e7000-0000-4000-8000-000000000301',
  controlType: 'TextBox',
  controlDataListId: null,
  controlDataListValue: [],
  configurationOrder: 2,
  assetCount: 0,
  missingCount: 18,
};

export const exampleChoices: AssetTypeChoices = {
  assetCategories: [
    { id: 'a55e7000-0000-4000-8000-000000000501', value: 'Computers' },
    { id: 'a55e7000-0000-4000-8000-000000000504', value: 'Office equipment' },
  ],
  teams: [{ id: '87844c8b-69cf-4628-9762-b28a81b3370b', value: 'Mobile' }],
  assetTypes: [exampleAssetType],
};
