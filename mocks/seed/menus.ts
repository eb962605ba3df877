import type { World } from '../store/world.ts';

type Menu = World['menus']['menu'];

/** Formats `assetMaster` as a title: Asset Master. */
const titled = (id: string): string =>
  id.replaceAll(/^.|[A-Z]/g, (letter, at: number) =>
    at > 0 ? ` ${letter}` : letter.toUpperCase(),
  );

/** A page; title, URL and right default to names derived from the id. */
const page = (id: string, named: Partial<Menu> = {}): Menu => ({
  id,
  title: titled(id),
  icon: null,
  route: `/${id}`,
  privilege: `${id}.basic` as Menu['privilege'],
  children: [],
  ...named,
});

const group = (id: string, title: string, icon: string | null, children: Menu[]): Menu => ({
  id,
  title,
  icon,
  route: null,
  privilege: null,
  children,
});

/**
 * The menu of every demo tenant, in order; an entry whose page the app does not have yet is hidden
 * there. The content of Extras, and the positions of Central ClockWork, designations and the
 * calendar are SHELL-D50. Source: SHELL-026, SHELL-030.
 */
const menu: readonly Menu[] = [
  page('dashboard', { route: '/dashBoard', icon: 'layout-dashboard' }),
  page('employees', { icon: 'contact' }),
  page('users', { route: '/employeeUsers', icon: 'user-cog' }),
  group('security', 'Security', 'shield', [
    page('roleManager', { route: '/role', icon: 'shield-check' }),
    page('auditLog', { icon: 'scroll-text', privilege: 'roleManager.basic' }),
  ]),
  group('assets', 'Assets', 'package', [
    page('assetMaster', { icon: 'shapes' }),
    page('assetManager', { icon: 'package' }),
    page('assetAssignments', { route: '/assetAssignment', icon: 'package-check' }),
    page('assetDepreciation', { icon: 'hourglass' }),
    page('vendors', { icon: 'store' }),
  ]),
  group('pmo', 'PMO', 'briefcase-business', [
    page('clients', { icon: 'building' }),
    page('projects', { icon: 'folder-kanban' }),
    page('teams', { icon: 'users' }),
    page('products', { icon: 'boxes' }),
    page('tools', { icon: 'wrench' }),
    page('services', { icon: 'concierge-bell' }),
    page('tags', { icon: 'tag' }),
    page('projectTags', { icon: 'tags' }),
  ]),
  group('performance', 'Performance', 'gauge', [
    page('reviews', { route: '/performance/reviews', icon: 'clipboard-check' }),
    page('forms', { route: '/performance/forms', icon: 'clipboard-list' }),
    page('steps', { title: 'Review Steps', route: '/performance/steps', icon: 'list-ordered' }),
    page('workflow', { title: 'Workflows', route: '/performance/workflows', icon: 'workflow' }),
    page('cycle', { title: 'Review Cycles', route: '/performance/cycles', icon: 'repeat' }),
    page('archives', { title: 'Review Archives', route: '/performance/archives', icon: 'archive' }),
    page('permeaSettings', {
      title: 'Review Settings',
      route: '/performance/settings',
      icon: 'settings-2',
      privilege: 'cycle.basic',
    }),
  ]),
  group('apps', 'Apps', 'layout-grid', [
    page('clockwork', { title: 'ClockWork', route: '/ClockWork', icon: 'timer' }),
    page('centralClockwork', {
      title: 'Central ClockWork',
      route: '/centralClockWork',
      icon: 'radio',
      privilege: 'clockwork.centralizedClockwork',
    }),
    page('prayTube', { title: 'PrayTube', route: '/pray-tube', icon: 'circle-play' }),
    page('engagements', { route: '/engagementList', icon: 'handshake' }),
  ]),
  group('analytics', 'Analytics', 'chart-column', [
    page('clockworkAnalytics', {
      title: 'ClockWork Analytics',
      route: '/clockwork-analytics',
      icon: 'columns-3',
    }),
    page('projectAnalytics', { route: '/project-analytics', icon: 'square-chart-gantt' }),
    page('workview', { title: 'Work View', route: '/workView', icon: 'list-todo' }),
    page('userLogins', { route: '/user-Logins', icon: 'key-round' }),
  ]),
  group('reports', 'Reports', 'receipt-text', [
    // Its page has its own rule: either of two rights opens it.
    page('timereport', {
      title: 'Time Report',
      route: '/timeReport',
      icon: 'calendar-clock',
      privilege: null,
    }),
    page('assetPurchaseReport', { privilege: 'assetDetailReport.basic', icon: 'receipt-text' }),
    page('assetSummaryReport', { icon: 'calendar-days' }),
    page('assetStatusReport', { icon: 'chart-column' }),
    page('assetCullOutReport', { title: 'Asset Cull-Out Report', icon: 'trash-2' }),
    page('tagReport', { icon: 'chart-pie' }),
  ]),
  group('extras', 'Extras', 'layers', [
    page('designation', {
      title: 'Designations',
      route: '/designations',
      icon: 'badge-check',
    }),
    page('listManager', { icon: 'list' }),
    page('usZipCodes', {
      title: 'US Zip Codes',
      route: '/usZipCode',
      icon: 'map-pin',
      privilege: 'listManager.basic',
    }),
    page('calendarEvents', {
      title: 'Google Calendar',
      route: '/google/auth',
      icon: 'calendar-sync',
    }),
    page('hrms', {
      title: 'HRMS',
      route: '/organizationSettings/hrms',
      icon: 'contact',
      privilege: 'organizationSettings.basic',
    }),
  ]),
  page('notification', { icon: 'bell' }),
  page('organizationSettings', { icon: 'building-2' }),
  // Everyone reads the holidays; its page says who may change them.
  page('holidays', { route: '/holiday', icon: 'calendar-heart', privilege: null }),
  page('absences', { icon: 'plane', privilege: null }),
  group('developerTools', 'Developer Tools', 'code-xml', [
    page('pageManager', { route: '/pages', icon: 'file-text' }),
    page('menuManager', { route: '/menu', icon: 'list-tree' }),
    page('scriptManager', { route: '/script', icon: 'file-code' }),
    page('uiDemos', { title: 'UI Elements', route: '/ui-elements', icon: 'swatch-book' }),
  ]),
];

export const menus: readonly World['menus'][] = menu.map((entry, order) => ({
  id: entry.id,
  order,
  menu: entry,
}));
