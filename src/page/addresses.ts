import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router';
import type { Address, RecordAddresses } from '#records/address.ts';

/** The path of a page, as the tree of routes has it. */
export type Path = RegisteredRouter['routeTree']['types']['fileRouteTypes']['to'];

type Search = Readonly<Record<string, string>>;

/** The address of a page; the parameters of its path are filled in. */
export function addressOf<To extends Path>(
  to: To,
  ...[params, search]: [keyof ResolveParams<To>] extends [never]
    ? [params?: null, search?: Search]
    : [params: ResolveParams<To>, search?: Search]
): Address {
  const values: Readonly<Record<string, string>> = { ...params };
  const path = to.replaceAll(/\$(\w+)/g, (_: string, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return search ? { to: path, search } : { to: path };
}

/** Where the services are. Source: SERV-007. */
export const serviceAddresses: RecordAddresses = {
  list: addressOf('/services'),
  add: addressOf('/services/service/AddService'),
  view: (id) => addressOf('/services/service/$id/ViewService', { id }),
  edit: (id) => addressOf('/services/service/$id/UpdateService', { id }),
  copy: (copyOf) => addressOf('/services/service/AddService', null, { copyOf }),
};

/** Where the tools are; the view has its id in the query. Source: TOOL-009; decisions. */
export const toolAddresses: RecordAddresses = {
  list: addressOf('/tools'),
  add: addressOf('/tools/ToolAdd'),
  view: (id) => addressOf('/tools/ViewTool', null, { id }),
  edit: (id) => addressOf('/tools/$id/UpdateTool', { id }),
  copy: (copyOf) => addressOf('/tools/ToolAdd', null, { copyOf }),
};

/** Where the products are. Source: PROD-009. */
export const productAddresses: RecordAddresses = {
  list: addressOf('/products'),
  add: addressOf('/products/addProducts'),
  view: (viewProductId) => addressOf('/products/ViewProducts/$viewProductId', { viewProductId }),
  edit: (productId) => addressOf('/products/editProducts/$productId', { productId }),
  copy: (copyOf) => addressOf('/products/addProducts', null, { copyOf }),
};

/** Where the teams are. Source: TEAM-006. */
export const teamAddresses: RecordAddresses = {
  list: addressOf('/teams'),
  add: addressOf('/teams/addTeam'),
  view: (teamId) => addressOf('/teams/$teamId', { teamId }),
  edit: (teamId) => addressOf('/teams/$teamId/editteam', { teamId }),
  copy: (copyOf) => addressOf('/teams/addTeam', null, { copyOf }),
};

/** Where the vendors are. Source: ADMIN-010; the pages below the list are designed. */
export const vendorAddresses: RecordAddresses = {
  list: addressOf('/vendors'),
  add: addressOf('/vendors/addVendor'),
  view: (vendorId) => addressOf('/vendors/$vendorId', { vendorId }),
  edit: (vendorId) => addressOf('/vendors/$vendorId/editVendor', { vendorId }),
  copy: (copyOf) => addressOf('/vendors/addVendor', null, { copyOf }),
};

/** The views of one's own times. */
export type TimeView = 'day' | 'week' | 'sheet';

/** Where they are, of the day or week of a yyyy-MM-dd day. Week and sheet are designed. */
export const timeAddresses: Readonly<Record<TimeView, (date: string) => Address>> = {
  day: (date) => addressOf('/ClockWork', null, { date }),
  week: (date) => addressOf('/ClockWork/week', null, { date }),
  sheet: (date) => addressOf('/ClockWork/sheet', null, { date }),
};

/** Who is running a timer now, and a member's day. Designed. */
export const centralAddresses = {
  list: addressOf('/centralClockWork'),
  day: (employeeId: string) => addressOf('/centralClockWork/$employeeId', { employeeId }),
};

/** Where depreciation is; the page of a year is designed. Source: ASSET-007. */
export const depreciationAddresses = {
  list: addressOf('/assetDepreciation'),
  year: (yearId: string) => addressOf('/assetDepreciation/$yearId', { yearId }),
};

/** Where assets are assigned; the page of a holder is designed. Source: REVW-012. */
export const assignmentAddresses = {
  list: addressOf('/assetAssignment'),
  assignee: (holderId: string) => addressOf('/assetAssignment/$holderId', { holderId }),
  /** What they hold, in the list of assets. */
  assets: (filter: 'employeeIds' | 'teamIds', id: string) =>
    addressOf('/assetManager', null, { [`filter.${filter}`]: id }),
};

/** Where the assets are; the view has its id in the query. Source: ASSET-004; decisions. */
export const assetAddresses: RecordAddresses = {
  list: addressOf('/assetManager'),
  add: addressOf('/assetManager/addAsset'),
  view: (assetId) => addressOf('/assetManager/viewAsset', null, { assetId }),
  edit: (assetId) => addressOf('/assetManager/editAsset/$assetId', { assetId }),
  copy: (copyOf) => addressOf('/assetManager/addAsset', null, { copyOf }),
};

/** Where everybody sees what they have. Designed. */
export const myAssetsAddress = addressOf('/myAssets');

/** Where labels of assets are printed: those of the list's parameters, or of `ids`. Designed. */
export const labelAddress = (search: Search): Address =>
  addressOf('/assetManager/labels', null, search);

/** Where assets are scanned, one after the other. Designed. */
export const scanAddress = addressOf('/assetManager/scan');

/** The audit rounds of assets, and one of them. Designed. */
export const auditAddresses = {
  list: addressOf('/assetManager/audits'),
  round: (auditId: string): Address => addressOf('/assetManager/audits/$auditId', { auditId }),
  /** These assets, in the list of assets. */
  assets: (ids: readonly string[]): Address =>
    addressOf('/assetManager', null, { 'filter.assetIds': ids.join(',') }),
};

/** Where assets are imported from a table. Designed. */
export const importAddress: Address = addressOf('/assetManager/import');

/** Where the asset master is; the pages below it are designed. Source: ASSET-001. */
export const assetMasterAddresses = {
  list: addressOf('/assetMaster'),
  add: addressOf('/assetMaster/addAssetType'),
  view: (assetTypeId: string) =>
    addressOf('/assetMaster/viewAssetType/$assetTypeId', { assetTypeId }),
  edit: (assetTypeId: string) =>
    addressOf('/assetMaster/editAssetType/$assetTypeId', { assetTypeId }),
  copy: (copyOf: string) => addressOf('/assetMaster/addAssetType', null, { copyOf }),
  locations: addressOf('/assetMaster/places'),
  /** The types of a category. */
  typesOf: (category: string) =>
    addressOf('/assetMaster', null, { 'filter.assetCategoryName': category }),
  /** The assets of a type, or at a location, in the list of assets. */
  assets: (filter: 'assetTypeIds' | 'assetLocationIds', id: string) =>
    addressOf('/assetManager', null, { [`filter.${filter}`]: id }),
};
