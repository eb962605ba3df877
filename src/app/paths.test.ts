import { describe, expect, it, vi } from 'vitest';

// Browser globals that the page modules use while they load.
vi.stubGlobal('location', new URL('https://portal.example/'));
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('self', {});
const { createRouter, createMemoryHistory } = await import('@tanstack/react-router');
const { routeTree } = await import('../routeTree.gen.ts');

const { routesByPath } = createRouter({
  routeTree,
  history: createMemoryHistory(),
  isServer: true, // there is no window
  context: { app: undefined as never }, // nothing is loaded
});

describe('the addresses of the app', () => {
  it('the app has exactly the documented addresses, because links to them are stored for years', () => {
    expect(Object.keys(routesByPath).toSorted()).toEqual([
      '/',
      '/$',
      '/ClockWork',
      '/ClockWork/sheet',
      '/ClockWork/week',
      '/assetAssignment',
      '/assetAssignment/$holderId',
      '/assetCullOutReport',
      '/assetDepreciation',
      '/assetDepreciation/$yearId',
      '/assetManager',
      '/assetManager/addAsset',
      '/assetManager/audits',
      '/assetManager/audits/$auditId',
      '/assetManager/editAsset/$assetId',
      '/assetManager/import',
      '/assetManager/labels',
      '/assetManager/scan',
      '/assetManager/viewAsset',
      '/assetMaster',
      '/assetMaster/addAssetType',
      '/assetMaster/editAssetType/$assetTypeId',
      '/assetMaster/places',
      '/assetMaster/viewAssetType/$assetTypeId',
      '/assetPurchaseReport',
      '/assetStatusReport',
      '/assetSummaryReport',
      '/callback',
      '/centralClockWork',
      '/centralClockWork/$employeeId',
      '/clockwork-analytics',
      '/dashBoard',
      '/engagementList',
      '/engagementList/engagement',
      '/engagementTemplate',
      '/forgotpassword',
      '/login',
      '/myAssets',
      '/notification',
      '/organizationSettings',
      '/products',
      '/products/ViewProducts/$viewProductId',
      '/products/addProducts',
      '/products/editProducts/$productId',
      '/profile',
      '/project-analytics',
      '/projectTags',
      '/projects',
      '/projects/create',
      '/projects/projects-overview/$projectId',
      '/projects/projects-overview/$projectId/edit',
      '/services',
      '/services/service/$id/UpdateService',
      '/services/service/$id/ViewService',
      '/services/service/AddService',
      '/sessiontimeout',
      '/tagReport',
      '/tags',
      '/tags/$tagId',
      '/tags/$tagId/editTag',
      '/tags/$tagId/merge',
      '/tags/addTag',
      '/teams',
      '/teams/$teamId',
      '/teams/$teamId/editteam',
      '/teams/addTeam',
      '/tenant-gateway',
      '/timeReport',
      '/tools',
      '/tools/$id/UpdateTool',
      '/tools/ToolAdd',
      '/tools/ViewTool',
      '/user-Logins',
      '/user-registration',
      '/user-registration-success',
      '/vendors',
      '/vendors/$vendorId',
      '/vendors/$vendorId/editVendor',
      '/vendors/addVendor',
      '/workView',
    ]);
  });
});
