import type { World } from '../store/world.ts';

type Menu = World['menus']['menu'];

const page = (
  id: string,
  title: string,
  route: string,
  icon: string | null,
  privilege: Menu['privilege'],
): Menu => ({ id, title, icon, route, privilege, children: [] });

const group = (id: string, title: string, icon: string, children: Menu[]): Menu => ({
  id,
  title,
  icon,
  route: null,
  privilege: null,
  children,
});

/**
 * The menu of every demo tenant, in order; an entry whose page the app does not have yet is not
 * shown there. What Extras holds, and where designations and the calendar stand, is decided.
 * Source: document 1, sections 1 and 2.
 */
const menu: readonly Menu[] = [
  page('dashboard', 'Dashboard', '/dashBoard', 'layout-dashboard', 'dashboard.basic'),
  page('employees', 'Employees', '/employees', 'user-round', 'employees.basic'),
  page('users', 'Users', '/employeeUsers', 'users', 'users.basic'),
  group('security', 'Security', 'shield-check', [
    page('roleManager', 'Role Manager', '/role', 'key-round', 'roleManager.basic'),
  ]),
  group('assets', 'Assets', 'package', [
    page('assetMaster', 'Asset Master', '/assetMaster', 'boxes', 'assetMaster.basic'),
    page('assetManager', 'Asset Manager', '/assetManager', 'package', 'assetManager.basic'),
    page(
      'assetAssignments',
      'Asset Assignments',
      '/assetAssignment',
      'repeat',
      'assetAssignments.basic',
    ),
    page(
      'assetDepreciation',
      'Asset Depreciation',
      '/assetDepreciation',
      'hourglass',
      'assetDepreciation.basic',
    ),
    page('vendors', 'Vendors', '/vendors', 'store', 'vendors.basic'),
  ]),
  group('pmo', 'PMO', 'briefcase-business', [
    page('clients', 'Clients', '/clients', 'building-2', 'clients.basic'),
    page('projects', 'Projects', '/projects', 'briefcase-business', 'projects.basic'),
    page('teams', 'Teams', '/teams', 'users', 'teams.basic'),
    page('products', 'Products', '/products', 'boxes', 'products.basic'),
    page('tools', 'Tools', '/tools', 'wrench', 'tools.basic'),
    page('services', 'Services', '/services', 'concierge-bell', 'services.basic'),
    page('tags', 'Tags', '/tags', 'list-filter', 'tags.basic'),
    page('projectTags', 'Project Tags', '/projectTags', 'list-filter', 'projectTags.basic'),
  ]),
  group('performance', 'Performance', 'circle-check', [
    page('reviews', 'Reviews', '/performance/reviews', 'circle-check', 'reviews.basic'),
    page('forms', 'Forms', '/performance/forms', 'file-pen', 'forms.basic'),
    page('steps', 'Review Steps', '/performance/steps', 'columns-3', 'steps.basic'),
    page('workflow', 'Workflows', '/performance/workflows', 'repeat', 'workflow.basic'),
    page('cycle', 'Review Cycles', '/performance/cycles', 'rotate-cw', 'cycle.basic'),
    page('archives', 'Review Archives', '/performance/archives', 'inbox', 'archives.basic'),
    page(
      'permeaSettings',
      'Review Settings',
      '/performance/settings',
      'settings',
      'permeaSettings.basic',
    ),
  ]),
  group('apps', 'Apps', 'layout-grid', [
    page('clockwork', 'ClockWork', '/ClockWork', 'timer', 'clockwork.basic'),
    page('prayTube', 'PrayTube', '/pray-tube', 'circle-play', 'prayTube.basic'),
    page('engagements', 'Engagements', '/engagementList', 'building-2', 'engagements.basic'),
  ]),
  group('analytics', 'Analytics', 'eye', [
    page(
      'clockworkAnalytics',
      'ClockWork Analytics',
      '/clockwork-analytics',
      'timer',
      'clockworkAnalytics.basic',
    ),
    page(
      'projectAnalytics',
      'Project Analytics',
      '/project-analytics',
      'briefcase-business',
      'projectAnalytics.basic',
    ),
    page('workview', 'Work View', '/workView', 'eye', 'workview.basic'),
    page('userLogins', 'User Logins', '/user-Logins', 'key-round', 'userLogins.basic'),
  ]),
  group('reports', 'Reports', 'printer', [
    page('timereport', 'Time Report', '/timeReport', 'timer', 'timereport.basic'),
    page(
      'assetPurchaseReport',
      'Asset Purchase Report',
      '/assetPurchaseReport',
      'store',
      'assetDetailReport.basic',
    ),
    page(
      'assetSummaryReport',
      'Asset Summary Report',
      '/assetSummaryReport',
      'boxes',
      'assetSummaryReport.basic',
    ),
    page(
      'assetStatusReport',
      'Asset Status Report',
      '/assetStatusReport',
      'package',
      'assetStatusReport.basic',
    ),
    page(
      'assetCullOutReport',
      'Asset Cull-Out Report',
      '/assetCullOutReport',
      'trash-2',
      'assetCullOutReport.basic',
    ),
    page('tagReport', 'Tag Report', '/tagReport', 'list-filter', 'tagReport.basic'),
  ]),
  group('extras', 'Extras', 'settings', [
    page('designation', 'Designations', '/designations', 'user-round', 'designation.basic'),
    page('listManager', 'List Manager', '/listManager', 'columns-3', 'listManager.basic'),
    page('usZipCodes', 'US Zip Codes', '/usZipCode', 'mail', 'listManager.basic'),
    page(
      'calendarEvents',
      'Google Calendar',
      '/google/auth',
      'calendar-days',
      'calendarEvents.basic',
    ),
  ]),
  page('notification', 'Notification', '/notification', 'bell', 'notification.basic'),
  page(
    'organizationSettings',
    'Organization Settings',
    '/organizationSettings',
    'building-2',
    'organizationSettings.basic',
  ),
  page('holidays', 'Holidays', '/holiday', 'calendar-days', 'holidays.basic'),
  group('developerTools', 'Developer Tools', 'wrench', [
    page('pageManager', 'Page Manager', '/pages', 'file-pen', 'pageManager.basic'),
    page('menuManager', 'Menu Manager', '/menu', 'list-filter', 'menuManager.basic'),
    page('scriptManager', 'Script Manager', '/script', 'keyboard', 'scriptManager.basic'),
  ]),
];

export const menus: readonly World['menus'][] = menu.map((entry, order) => ({
  id: entry.id,
  order,
  menu: entry,
}));
