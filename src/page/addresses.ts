import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router';
import type { Address, RecordAddresses } from '#records/address.ts';

/** The path of a page, as the tree of routes has it. */
export type Path = RegisteredRouter['routeTree']['types']['fileRouteTypes']['to'];

type Search = Readonly<Record<string, string>>;

/** The address of a page; the parameters of its path are filled in. */
export function buildAddress<To extends Path>(
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
  list: buildAddress('/services'),
  add: buildAddress('/services/service/AddService'),
  view: (id) => buildAddress('/services/service/$id/ViewService', { id }),
  edit: (id) => buildAddress('/services/service/$id/UpdateService', { id }),
  copy: (sourceId) => buildAddress('/services/service/AddService', null, { sourceId }),
};

/** Where the tools are; the view has its id in the query. Source: TOOL-009; decisions. */
export const toolAddresses: RecordAddresses = {
  list: buildAddress('/tools'),
  add: buildAddress('/tools/ToolAdd'),
  view: (id) => buildAddress('/tools/ViewTool', null, { id }),
  edit: (id) => buildAddress('/tools/$id/UpdateTool', { id }),
  copy: (sourceId) => buildAddress('/tools/ToolAdd', null, { sourceId }),
};

/** Where the products are. Source: PROD-009. */
export const productAddresses: RecordAddresses = {
  list: buildAddress('/products'),
  add: buildAddress('/products/addProducts'),
  view: (viewProductId) => buildAddress('/products/ViewProducts/$viewProductId', { viewProductId }),
  edit: (productId) => buildAddress('/products/editProducts/$productId', { productId }),
  copy: (sourceId) => buildAddress('/products/addProducts', null, { sourceId }),
};

/** Where the teams are. Source: TEAM-006. */
export const teamAddresses: RecordAddresses = {
  list: buildAddress('/teams'),
  add: buildAddress('/teams/addTeam'),
  view: (teamId) => buildAddress('/teams/$teamId', { teamId }),
  edit: (teamId) => buildAddress('/teams/$teamId/editteam', { teamId }),
  copy: (sourceId) => buildAddress('/teams/addTeam', null, { sourceId }),
};

/** Where the vendors are. Source: ADMIN-010; the pages below the list are designed. */
export const vendorAddresses: RecordAddresses = {
  list: buildAddress('/vendors'),
  add: buildAddress('/vendors/addVendor'),
  view: (vendorId) => buildAddress('/vendors/$vendorId', { vendorId }),
  edit: (vendorId) => buildAddress('/vendors/$vendorId/editVendor', { vendorId }),
  copy: (sourceId) => buildAddress('/vendors/addVendor', null, { sourceId }),
};

/** The views of one's own times. */
export type TimeView = 'day' | 'week' | 'sheet';

/** Where they are, of the day or week of a yyyy-MM-dd day. Week and sheet are designed. */
export const timeAddresses: Readonly<Record<TimeView, (date: string) => Address>> = {
  day: (date) => buildAddress('/ClockWork', null, { date }),
  week: (date) => buildAddress('/ClockWork/week', null, { date }),
  sheet: (date) => buildAddress('/ClockWork/sheet', null, { date }),
};

/** Who is running a timer now, and a member's day. Designed. */
export const centralAddresses = {
  list: buildAddress('/centralClockWork'),
  day: (employeeId: string) => buildAddress('/centralClockWork/$employeeId', { employeeId }),
};

/** Where depreciation is; the page of a year is designed. Source: ASSET-007. */
export const depreciationAddresses = {
  list: buildAddress('/assetDepreciation'),
  year: (yearId: string) => buildAddress('/assetDepreciation/$yearId', { yearId }),
};

/** Where assets are assigned; the page of a holder is designed. Source: REVW-012. */
export const assignmentAddresses = {
  list: buildAddress('/assetAssignment'),
  assignee: (holderId: string) => buildAddress('/assetAssignment/$holderId', { holderId }),
  /** What they hold, in the list of assets. */
  assets: (filter: 'employeeIds' | 'teamIds', id: string) =>
    buildAddress('/assetManager', null, { [`filter.${filter}`]: id }),
};

/** Where the assets are; the view has its id in the query. Source: ASSET-004; decisions. */
export const assetAddresses: RecordAddresses = {
  list: buildAddress('/assetManager'),
  add: buildAddress('/assetManager/addAsset'),
  view: (assetId) => buildAddress('/assetManager/viewAsset', null, { assetId }),
  edit: (assetId) => buildAddress('/assetManager/editAsset/$assetId', { assetId }),
  copy: (sourceId) => buildAddress('/assetManager/addAsset', null, { sourceId }),
};

/** Where everybody sees what they have. Designed. */
export const myAssetsAddress = buildAddress('/myAssets');

/** Where labels of assets are printed: those of the list's parameters, or of `ids`. Designed. */
export const labelAddress = (search: Search): Address =>
  buildAddress('/assetManager/labels', null, search);

/** Where assets are scanned, one after the other. Designed. */
export const scanAddress = buildAddress('/assetManager/scan');

/** The audit rounds of assets, and one of them. Designed. */
export const auditAddresses = {
  list: buildAddress('/assetManager/audits'),
  round: (auditId: string): Address => buildAddress('/assetManager/audits/$auditId', { auditId }),
  /** These assets, in the list of assets. */
  assets: (ids: readonly string[]): Address =>
    buildAddress('/assetManager', null, { 'filter.assetIds': ids.join(',') }),
};

/** Where assets are imported from a table. Designed. */
export const importAddress: Address = buildAddress('/assetManager/import');

/** Where the asset master is; the pages below it are designed. Source: ASSET-001. */
export const assetMasterAddresses = {
  list: buildAddress('/assetMaster'),
  add: buildAddress('/assetMaster/addAssetType'),
  view: (assetTypeId: string) =>
    buildAddress('/assetMaster/viewAssetType/$assetTypeId', { assetTypeId }),
  edit: (assetTypeId: string) =>
    buildAddress('/assetMaster/editAssetType/$assetTypeId', { assetTypeId }),
  copy: (sourceId: string) => buildAddress('/assetMaster/addAssetType', null, { sourceId }),
  lookups: buildAddress('/assetMaster/places'),
  /** The types of a category. */
  typesInCategory: (category: string) =>
    buildAddress('/assetMaster', null, { 'filter.assetCategoryName': category }),
  /** The assets of a type, or at a location, in the list of assets. */
  assets: (filter: 'assetTypeIds' | 'assetLocationIds', id: string) =>
    buildAddress('/assetManager', null, { [`filter.${filter}`]: id }),
};
