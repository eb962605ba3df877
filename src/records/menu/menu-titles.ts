import type { Key } from '#i18n/catalogs.ts';
import type { TextFunction } from '#i18n/text.tsx';

/** The id of an entry that has its own text, `menu_<id>`. */
type TitledId = {
  [Name in Key<'shell'>]: Name extends `menu_${infer Id}` ? Id : never;
}[Key<'shell'>];

/** Groups that exist only in the horizontal menu. */
export const opsGroup = 'horizontalOps';
export const toolsGroup = 'horizontalTools';

/**
 * The titles of the default menu, which are translated; the type requires every entry that has a
 * text. Null for a group that is never renamed.
 */
const titled: Readonly<Record<TitledId, string | null>> = {
  dashboard: 'Dashboard',
  employees: 'Employees',
  users: 'Users',
  security: 'Security',
  roleManager: 'Role Manager',
  auditLog: 'Audit Log',
  assets: 'Assets',
  assetMaster: 'Asset Master',
  assetManager: 'Asset Manager',
  assetAssignments: 'Asset Assignments',
  assetDepreciation: 'Asset Depreciation',
  vendors: 'Vendors',
  pmo: 'PMO',
  clients: 'Clients',
  projects: 'Projects',
  teams: 'Teams',
  products: 'Products',
  tools: 'Tools',
  services: 'Services',
  tags: 'Tags',
  projectTags: 'Project Tags',
  performance: 'Performance',
  reviews: 'Reviews',
  forms: 'Forms',
  steps: 'Review Steps',
  workflow: 'Workflows',
  cycle: 'Review Cycles',
  archives: 'Review Archives',
  permeaSettings: 'Review Settings',
  apps: 'Apps',
  clockwork: 'ClockWork',
  centralClockwork: 'Central ClockWork',
  prayTube: 'PrayTube',
  engagements: 'Engagements',
  analytics: 'Analytics',
  clockworkAnalytics: 'ClockWork Analytics',
  projectAnalytics: 'Project Analytics',
  workview: 'Work View',
  userLogins: 'User Logins',
  reports: 'Reports',
  timereport: 'Time Report',
  assetPurchaseReport: 'Asset Purchase Report',
  assetSummaryReport: 'Asset Summary Report',
  assetStatusReport: 'Asset Status Report',
  assetCullOutReport: 'Asset Cull-Out Report',
  tagReport: 'Tag Report',
  extras: 'Extras',
  designation: 'Designations',
  listManager: 'List Manager',
  usZipCodes: 'US Zip Codes',
  hrms: 'HRMS',
  calendarEvents: 'Google Calendar',
  notification: 'Notification',
  organizationSettings: 'Organization Settings',
  holidays: 'Holidays',
  absences: 'Absences',
  developerTools: 'Developer Tools',
  pageManager: 'Page Manager',
  menuManager: 'Menu Manager',
  scriptManager: 'Script Manager',
  uiDemos: 'UI Elements',
  horizontalOps: null,
  horizontalTools: null,
};

const isTitled = (id: string): id is TitledId => Object.hasOwn(titled, id);

interface Titled {
  id: string;
  title: string;
}

/** Whether the portal translates the title of an entry: nobody has given it one of their own. */
const isTranslated = ({ id, title }: Titled): boolean =>
  isTitled(id) && (titled[id] === null || titled[id] === title);

/** The title of a menu entry: translated, or the one that the menu manager has given it. */
export const getTitle = (entry: Titled, text: TextFunction<'shell'>): string =>
  isTitled(entry.id) && isTranslated(entry) ? text(`menu_${entry.id}`) : entry.title;
