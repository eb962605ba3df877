import type { Key } from '#i18n/catalogs.ts';
import type { TextFunction } from '#i18n/text.tsx';
import type { MenuEntry } from './menu-entry.ts';

/** The id of an entry that has its own text, `menu_<id>`. */
type TitledId = {
  [Name in Key<'shell'>]: Name extends `menu_${infer Id}` ? Id : never;
}[Key<'shell'>];

/** Groups that exist only in the horizontal menu. */
export const opsGroup = 'horizontalOps';
export const toolsGroup = 'horizontalTools';

/** The entries of the demo menu; the type requires every entry that has a text. */
const titled: Readonly<Record<TitledId, true>> = {
  dashboard: true,
  employees: true,
  users: true,
  security: true,
  roleManager: true,
  auditLog: true,
  assets: true,
  assetMaster: true,
  assetManager: true,
  assetAssignments: true,
  assetDepreciation: true,
  vendors: true,
  pmo: true,
  clients: true,
  projects: true,
  teams: true,
  products: true,
  tools: true,
  services: true,
  tags: true,
  projectTags: true,
  performance: true,
  reviews: true,
  forms: true,
  steps: true,
  workflow: true,
  cycle: true,
  archives: true,
  permeaSettings: true,
  apps: true,
  clockwork: true,
  centralClockwork: true,
  prayTube: true,
  engagements: true,
  analytics: true,
  clockworkAnalytics: true,
  projectAnalytics: true,
  workview: true,
  userLogins: true,
  reports: true,
  timereport: true,
  assetPurchaseReport: true,
  assetSummaryReport: true,
  assetStatusReport: true,
  assetCullOutReport: true,
  tagReport: true,
  extras: true,
  designation: true,
  listManager: true,
  usZipCodes: true,
  calendarEvents: true,
  notification: true,
  organizationSettings: true,
  holidays: true,
  developerTools: true,
  pageManager: true,
  menuManager: true,
  scriptManager: true,
  uiDemos: true,
  horizontalOps: true,
  horizontalTools: true,
};

const isTitled = (id: string): id is TitledId => Object.hasOwn(titled, id);

/** The title of a menu entry: translated if the app knows its id, otherwise the server's name. */
export const getTitle = ({ id, title }: MenuEntry, text: TextFunction<'shell'>): string =>
  isTitled(id) ? text(`menu_${id}`) : title;
