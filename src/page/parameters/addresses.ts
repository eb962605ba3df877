import type { RegisteredRouter, ResolveParams } from '@tanstack/react-router';
import type { Address, RecordAddresses } from '#records/form/address.ts';

/** The path of a page, as defined in the route tree. */
export type Path = RegisteredRouter['routeTree']['types']['fileRouteTypes']['to'];

type Search = Readonly<Record<string, string | number>>;

/** Builds the address of a page and fills in its path parameters. */
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

/** The addresses of the services. Source: SERV-007. */
export const serviceAddresses: RecordAddresses = {
  list: buildAddress('/services'),
  add: buildAddress('/services/service/AddService'),
  view: (id) => buildAddress('/services/service/$id/ViewService', { id }),
  edit: (id) => buildAddress('/services/service/$id/UpdateService', { id }),
  copy: (sourceId) => buildAddress('/services/service/AddService', null, { sourceId }),
};

/** The addresses of the tools; the view has its id in the query. Source: TOOL-009, TOOL-D01. */
export const toolAddresses: RecordAddresses = {
  list: buildAddress('/tools'),
  add: buildAddress('/tools/ToolAdd'),
  view: (id) => buildAddress('/tools/ViewTool', null, { id }),
  edit: (id) => buildAddress('/tools/$id/UpdateTool', { id }),
  copy: (sourceId) => buildAddress('/tools/ToolAdd', null, { sourceId }),
};

/** The addresses of the products. Source: PROD-009. */
export const productAddresses: RecordAddresses = {
  list: buildAddress('/products'),
  add: buildAddress('/products/addProducts'),
  view: (viewProductId) => buildAddress('/products/ViewProducts/$viewProductId', { viewProductId }),
  edit: (productId) => buildAddress('/products/editProducts/$productId', { productId }),
  copy: (sourceId) => buildAddress('/products/addProducts', null, { sourceId }),
};

/** The addresses of the teams. Source: TEAM-006. */
export const teamAddresses: RecordAddresses = {
  list: buildAddress('/teams'),
  add: buildAddress('/teams/addTeam'),
  view: (teamId) => buildAddress('/teams/$teamId', { teamId }),
  edit: (teamId) => buildAddress('/teams/$teamId/editteam', { teamId }),
  copy: (sourceId) => buildAddress('/teams/addTeam', null, { sourceId }),
};

/** The addresses of the users; those below the list are not in the requirements. Source: PEOPL-005. */
export const userAddresses: RecordAddresses = {
  list: buildAddress('/employeeUsers'),
  add: buildAddress('/employeeUsers/inviteUsers'),
  view: (userId) => buildAddress('/employeeUsers/$userId', { userId }),
  edit: (userId) => buildAddress('/employeeUsers/$userId/editUser', { userId }),
  copy: () => buildAddress('/employeeUsers/inviteUsers'),
};

/**
 * The addresses of the vendors; the pages below the list are not in the requirements. Source:
 * ADMIN-010.
 */
export const vendorAddresses: RecordAddresses = {
  list: buildAddress('/vendors'),
  add: buildAddress('/vendors/addVendor'),
  view: (vendorId) => buildAddress('/vendors/$vendorId', { vendorId }),
  edit: (vendorId) => buildAddress('/vendors/$vendorId/editVendor', { vendorId }),
  copy: (sourceId) => buildAddress('/vendors/addVendor', null, { sourceId }),
};

/** The addresses of the employees; there is no copy. Source: PEOPL-001, PEOPL-004. */
export const employeeAddresses = {
  list: buildAddress('/employees'),
  add: buildAddress('/employees/add'),
  view: (employeeId: string) => buildAddress('/employees/$employeeId/view', { employeeId }),
  edit: (employeeId: string) => buildAddress('/employees/$employeeId/edit', { employeeId }),
  copy: () => buildAddress('/employees/add'),
  /** The list with one filter. */
  filtered: (name: string, value: string) =>
    buildAddress('/employees', null, { [`filter.${name}`]: value }),
} satisfies RecordAddresses & Readonly<Record<string, unknown>>;

/** The organization chart. Not in the requirements. */
export const organizationChartAddress = buildAddress('/employees/chart');

/** The addresses of the clients; the page that edits one is not in the requirements. Source: ADMIN-009. */
export const clientAddresses: RecordAddresses = {
  list: buildAddress('/clients'),
  add: buildAddress('/addClient'),
  view: (clientId) => buildAddress('/clientDetails/$clientId', { clientId }),
  edit: (clientId) => buildAddress('/clientDetails/$clientId/edit', { clientId }),
  copy: (sourceId) => buildAddress('/addClient', null, { sourceId }),
};

/**
 * The addresses of the videos; the pages below the list are not in the requirements. Source:
 * INTEG-002.
 */
export const videoAddresses: RecordAddresses = {
  list: buildAddress('/pray-tube'),
  add: buildAddress('/pray-tube/addVideo'),
  view: (videoId) => buildAddress('/pray-tube/$videoId', { videoId }),
  edit: (videoId) => buildAddress('/pray-tube/$videoId/editVideo', { videoId }),
  copy: (sourceId) => buildAddress('/pray-tube/addVideo', null, { sourceId }),
};

/** The addresses of the tags; the pages below the list are not in the requirements. Source: ADMIN-012. */
export const tagAddresses: RecordAddresses = {
  list: buildAddress('/tags'),
  add: buildAddress('/tags/addTag'),
  view: (tagId) => buildAddress('/tags/$tagId', { tagId }),
  edit: (tagId) => buildAddress('/tags/$tagId/editTag', { tagId }),
  copy: (sourceId) => buildAddress('/tags/addTag', null, { sourceId }),
};

/** The page that merges a tag into another, which may be selected. Source: PROJ-D71. */
export const buildMergeAddress = (tagId: string, into?: string): Address =>
  buildAddress('/tags/$tagId/merge', { tagId }, into === undefined ? {} : { into });

/** The addresses of the holidays; the pages below the list are not in the requirements. Source: ADMIN-002. */
export const holidayAddresses: RecordAddresses = {
  list: buildAddress('/holiday'),
  add: buildAddress('/holiday/addHoliday'),
  view: (holidayId) => buildAddress('/holiday/$holidayId/editHoliday', { holidayId }),
  edit: (holidayId) => buildAddress('/holiday/$holidayId/editHoliday', { holidayId }),
  copy: (sourceId) => buildAddress('/holiday/addHoliday', null, { sourceId }),
};

/** The other addresses of the holidays: those of a year, and the form of a new one on a day. */
export const holidayYearAddresses = {
  ofYear: (year: number) => buildAddress('/holiday', null, { year }),
  copyYear: (year: number) => buildAddress('/holiday/copyHolidays', null, { year }),
  import: (year: number) => buildAddress('/holiday/importHolidays', null, { year }),
  addOn: (date: string) => buildAddress('/holiday/addHoliday', null, { date }),
};

/** The projects with their tags: those with one tag, if it is given. Source: ADMIN-013. */
export const buildProjectTagsAddress = (tag?: string): Address =>
  buildAddress('/projectTags', null, tag === undefined ? {} : { 'filter.tag': tag });

/** The views of the user's own times. */
export type TimeView = 'day' | 'week' | 'sheet';

/**
 * Their addresses for the day or week of a yyyy-MM-dd day. Week and sheet are not in the
 * requirements.
 */
export const timeAddresses: Readonly<Record<TimeView, (date: string) => Address>> = {
  day: (date) => buildAddress('/ClockWork', null, { date }),
  week: (date) => buildAddress('/ClockWork/week', null, { date }),
  sheet: (date) => buildAddress('/ClockWork/sheet', null, { date }),
};

/** The running timers of all members, and a member's day. Not in the requirements. */
export const centralAddresses = {
  list: buildAddress('/centralClockWork'),
  day: (employeeId: string) => buildAddress('/centralClockWork/$employeeId', { employeeId }),
};

/**
 * The addresses of depreciation; the page of a year is not in the requirements. Source: ASSET-007.
 */
export const depreciationAddresses = {
  list: buildAddress('/assetDepreciation'),
  year: (yearId: string) => buildAddress('/assetDepreciation/$yearId', { yearId }),
};

/**
 * The addresses of assignments; the page of an assignee is not in the requirements. Source:
 * REVW-012.
 */
export const assignmentAddresses = {
  list: buildAddress('/assetAssignment'),
  assignee: (holderId: string) => buildAddress('/assetAssignment/$holderId', { holderId }),
  /** Their assets, in the list of assets. */
  assets: (filter: 'employeeIds' | 'teamIds', id: string) =>
    buildAddress('/assetManager', null, { [`filter.${filter}`]: id }),
};

/** The addresses of the assets; the view has its id in the query. Source: ASSET-004, ASSET-D59. */
export const assetAddresses: RecordAddresses = {
  list: buildAddress('/assetManager'),
  add: buildAddress('/assetManager/addAsset'),
  view: (assetId) => buildAddress('/assetManager/viewAsset', null, { assetId }),
  edit: (assetId) => buildAddress('/assetManager/editAsset/$assetId', { assetId }),
  copy: (sourceId) => buildAddress('/assetManager/addAsset', null, { sourceId }),
};

/** The page on which users see their own assets. Not in the requirements. */
export const myAssetsAddress = buildAddress('/myAssets');

/** Prints asset labels: for the list's parameters, or for `ids`. Not in the requirements. */
export const labelAddress = (search: Search): Address =>
  buildAddress('/assetManager/labels', null, search);

/** The page on which assets are scanned one by one. Not in the requirements. */
export const scanAddress = buildAddress('/assetManager/scan');

/** The list of asset audits, and one audit. Not in the requirements. */
export const auditAddresses = {
  list: buildAddress('/assetManager/audits'),
  round: (auditId: string): Address => buildAddress('/assetManager/audits/$auditId', { auditId }),
  /** The given assets, in the list of assets. */
  assets: (ids: readonly string[]): Address =>
    buildAddress('/assetManager', null, { 'filter.assetIds': ids.join(',') }),
};

/** The page that imports assets from a table. Not in the requirements. */
export const importAddress: Address = buildAddress('/assetManager/import');

/**
 * The addresses of the asset master; the pages below it are not in the requirements. Source:
 * ASSET-001.
 */
export const assetMasterAddresses = {
  list: buildAddress('/assetMaster'),
  add: buildAddress('/assetMaster/addAssetType'),
  view: (assetTypeId: string) =>
    buildAddress('/assetMaster/viewAssetType/$assetTypeId', { assetTypeId }),
  edit: (assetTypeId: string) =>
    buildAddress('/assetMaster/editAssetType/$assetTypeId', { assetTypeId }),
  copy: (sourceId: string) => buildAddress('/assetMaster/addAssetType', null, { sourceId }),
  lookups: buildAddress('/assetMaster/places'),
  /** The asset types of a category. */
  typesInCategory: (category: string) =>
    buildAddress('/assetMaster', null, { 'filter.assetCategoryName': category }),
  /** The assets of a type or at a location, in the list of assets. */
  assets: (filter: 'assetTypeIds' | 'assetLocationIds', id: string) =>
    buildAddress('/assetManager', null, { [`filter.${filter}`]: id }),
};

/**
 * The addresses of the projects; the page that edits one is not in the requirements. Source:
 * PROJ-001, PROJ-002, PROJ-003.
 */
export const projectAddresses = {
  list: buildAddress('/projects'),
  add: buildAddress('/projects/create'),
  view: (projectId) => buildAddress('/projects/projects-overview/$projectId', { projectId }),
  edit: (projectId) => buildAddress('/projects/projects-overview/$projectId/edit', { projectId }),
  copy: (sourceId) => buildAddress('/projects/create', null, { sourceId }),
  addBelow: (parentId) => buildAddress('/projects/create', null, { parentId }),
} satisfies RecordAddresses;

/** The addresses of the engagements. Source: ENGAG-001, ENGAG-002, ENGAG-003. */
export const engagementAddresses = {
  list: buildAddress('/engagementList'),
  view: (engagementId: string) =>
    buildAddress('/engagementList/engagement', null, { engagementId }),
  template: buildAddress('/engagementTemplate'),
};

/** The addresses of review forms; the pages below the list are not in the requirements. Source: REVW-004. */
export const reviewFormAddresses: RecordAddresses = {
  list: buildAddress('/performance/forms'),
  add: buildAddress('/performance/forms/addForm'),
  view: (formId) => buildAddress('/performance/forms/$formId', { formId }),
  edit: (formId) => buildAddress('/performance/forms/$formId/editForm', { formId }),
  copy: (sourceId) => buildAddress('/performance/forms/addForm', null, { sourceId }),
};

/** The addresses of review workflows; the pages below the list are not in the requirements. Source: REVW-006. */
export const reviewWorkflowAddresses: RecordAddresses = {
  list: buildAddress('/performance/workflows'),
  add: buildAddress('/performance/workflows/addWorkflow'),
  view: (workflowId) => buildAddress('/performance/workflows/$workflowId', { workflowId }),
  edit: (workflowId) =>
    buildAddress('/performance/workflows/$workflowId/editWorkflow', { workflowId }),
  copy: (sourceId) => buildAddress('/performance/workflows/addWorkflow', null, { sourceId }),
};

/** The addresses of review cycles. Source: REVW-007, REVW-008, REVW-009. */
export const reviewCycleAddresses = {
  list: buildAddress('/performance/cycles'),
  create: buildAddress('/performance/cycles/create'),
  cycle: (cycleId: string) => buildAddress('/performance/cycles/$cycleId', { cycleId }),
};

/** A step of a cycle, and the review to open there. */
interface ReviewPlace {
  cycleId: string;
  stepId: string;
  reviewId?: string;
}

/** The addresses of reviews; `reviewId` opens one of the step's. Source: REVW-001, REVW-002, REVW-003. */
export const reviewAddresses = {
  list: buildAddress('/performance/reviews'),
  execute: ({ cycleId, stepId, reviewId }: ReviewPlace): Address =>
    buildAddress(
      '/performance/reviews/execute/$cycleId/$stepId',
      { cycleId, stepId },
      reviewId === undefined ? {} : { reviewId },
    ),
  assign: ({ cycleId, stepId }: ReviewPlace): Address =>
    buildAddress('/performance/reviews/assign/$cycleId/$stepId', { cycleId, stepId }),
  meetings: buildAddress('/performance/meetings'),
};

/** The entries of the audit log about one record. */
export const auditAddress = (recordId: string): Address =>
  buildAddress('/auditLog', null, { 'filter.recordId': recordId });
/** The addresses of the scripts; the pages below the list are not in the requirements. Source: ADMIN-005. */
export const scriptAddresses: RecordAddresses = {
  list: buildAddress('/script'),
  add: buildAddress('/script/addScript'),
  view: (id) => buildAddress('/script/$id/history', { id }),
  edit: (id) => buildAddress('/script/$id/editScript', { id }),
  copy: (sourceId) => buildAddress('/script/addScript', null, { sourceId }),
};

/** The menu manager. Source: ADMIN-004. */
export const menuManagerAddress = buildAddress('/menu');

/** The addresses of the designations; the pages below the list are not in the requirements. Source: PEOPL-006. */
export const designationAddresses: RecordAddresses = {
  list: buildAddress('/designations'),
  add: buildAddress('/designations/addDesignation'),
  view: (id) => buildAddress('/designations/$id/editDesignation', { id }),
  edit: (id) => buildAddress('/designations/$id/editDesignation', { id }),
  copy: (sourceId) => buildAddress('/designations/addDesignation', null, { sourceId }),
};

/** The addresses of the roles; the pages below the list are not in the requirements. Source: PEOPL-007. */
export const roleAddresses = {
  list: buildAddress('/role'),
  add: buildAddress('/role/addRole'),
  view: (id) => buildAddress('/role/$id/editRole', { id }),
  edit: (id) => buildAddress('/role/$id/editRole', { id }),
  copy: (sourceId) => buildAddress('/role/addRole', null, { sourceId }),
  matrix: buildAddress('/role/matrix'),
  /** Who has a right, or the rights of a user, above the matrix. */
  shown: (search: { right?: string; user?: string }) => buildAddress('/role/matrix', null, search),
  compare: (pair: { a?: string; b?: string }) => buildAddress('/role/compare', null, pair),
} satisfies RecordAddresses & Record<string, unknown>;

/** The addresses of the list manager; the pages below the list are not in the requirements. Source: ADMIN-006. */
export const valueListAddresses: RecordAddresses = {
  list: buildAddress('/listManager'),
  add: buildAddress('/listManager/addList'),
  view: (id) => buildAddress('/listManager/$id/editList', { id }),
  edit: (id) => buildAddress('/listManager/$id/editList', { id }),
  copy: (sourceId) => buildAddress('/listManager/addList', null, { sourceId }),
};

/** The zip codes, and the page that imports them, which is not in the requirements. Source: ADMIN-007. */
export const zipCodeAddresses = {
  list: buildAddress('/usZipCode'),
  import: buildAddress('/usZipCode/importZipCodes'),
};

/** The addresses of the page manager; the pages below the list are not in the requirements. Source: ADMIN-003. */
export const portalPageAddresses: RecordAddresses = {
  list: buildAddress('/pages'),
  add: buildAddress('/pages/addPage'),
  view: (id) => buildAddress('/pages/$id/editPage', { id }),
  edit: (id) => buildAddress('/pages/$id/editPage', { id }),
  copy: (sourceId) => buildAddress('/pages/addPage', null, { sourceId }),
};
/** The open requests of users for rights. Not in the requirements. Source: PROJ-045. */
export const accessRequestsAddress = buildAddress('/accessRequests', null, {
  'filter.status': 'open',
});

/** The settings of the organization, and its HRMS, which is not in the requirements. Source: INTEG-D10. */
export const organizationSettingsAddress = buildAddress('/organizationSettings');
export const hrmsAddress = buildAddress('/organizationSettings/hrms');
