import { api, type OperationId } from '#openapi/client/index.ts';
import type { Harness } from './harness.ts';
import type { Kind } from './network-scenarios.ts';

/** How a page is reached, and what it stands on. */
export interface PageEntry {
  /** Goes there; `href` of what the demo world holds is asked of the server in fair weather. */
  href: string | (() => Promise<string>);
  /** How it is gone to, where an address is not enough. */
  open?: (harness: Harness) => unknown;
  /** Whether it is for somebody who is not signed in. */
  isPublic?: boolean;
  /** The calls without which the page cannot be. Each of them fails once in every weather. */
  reads: readonly OperationId[];
  /** Calls that it makes, too, but does without: where they fail, it is as ever. */
  doesWithout?: readonly OperationId[];
  /** What the page says once it is read. */
  shows: RegExp;
  /** The page's heading while it cannot be read, where it differs from the one it has else. */
  heading?: string;
  /** The operation whose response names the page, where others leave the heading as it is. */
  namedBy?: OperationId;
  /** What another page says that is shown in its place, by what went wrong. */
  insteadText?: Partial<Record<Kind, RegExp>>;
  /** The heading of the page that says why it cannot be read, where it differs. */
  headingOfFailure?: string;
  /**
   * The page is that of one record: where there is none of that id, the 404 page stands in its
   * place. Source: SHELL-041.
   */
  isOfRecord?: boolean;
}

const idIn = <Key extends string>(rows: readonly Record<Key, string>[], key: Key): string => {
  const id = rows[0]?.[key];
  if (id === undefined) throw new Error('The demo world has none.');
  return id;
};

const product = async () => idIn((await api.getProducts({})).productGridView, 'id');
const team = async () => idIn((await api.getTeams({})).teams, 'teamId');
const vendor = async () => idIn((await api.getVendors({})).vendors, 'id');

const tenantUnavailable = /Select Tenant.*You cannot work in the tenant of this tab any more/;

/** The pages of the areas that have a file of their own. */
const ofAreas: Readonly<Record<string, PageEntry>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../areas/*.ts', { eager: true, import: 'pages' })),
);

/** Every page of the route tree, by the id of its route, and by its tab where it has some. */
export const pages: Readonly<Record<string, PageEntry>> = {
  ...ofAreas,
  '/': { href: '/', reads: [], shows: /Continue|Sign In/ },
  '/forgotpassword': { href: '/forgotpassword', reads: [], shows: /password/i },
  '/sessiontimeout': {
    href: '/sessiontimeout',
    reads: [],
    shows: /Your Session has expired\./,
  },
  '/user-registration-success': {
    href: '/user-registration-success',
    reads: [],
    shows: /Thank you for registering/,
  },
  '/callback': {
    href: '/callback',
    isPublic: true,
    reads: [],
    shows: /Sign-in did not/,
  },
  '/user-registration': {
    href: '/user-registration',
    reads: ['listTimeZones'],
    shows: /Contact Number/,
  },
  '/tenant-gateway': {
    href: '/tenant-gateway',
    open: ({ app }) => app.app.leaveTenant(),
    reads: ['getUserRole', 'getUserTenants'],
    heading: 'Opening your workspace…',
    headingOfFailure: 'Select Tenant',
    shows: /Select Tenant/,
  },
  '/_tenant': {
    href: '/dashBoard',
    open: (harness) => harness.reopen('/dashBoard'),
    reads: ['getProfile', 'getIsTeamLead'],
    doesWithout: ['getDashboard', 'getMostRecentEntries'],
    shows: /Hours today\d/,
    // There is no page yet.
    heading: 'Loading…',
    headingOfFailure: 'Unavailable',
    // Where nobody answers, the person is who they were, and what the page itself reads may come.
    insteadText: {
      forbidden: tenantUnavailable,
      notFound: tenantUnavailable,
      unreachable: /Hours today/,
      timedOut: /Hours today/,
    },
  },
  '/_tenant/$': { href: '/no-such-page', reads: [], shows: /page not found/ },
  '/_tenant/dashBoard': {
    href: '/dashBoard',
    reads: ['getDashboard', 'getMostRecentEntries'],
    shows: /Hours today\d.*Continue/,
  },
  '/_tenant/ClockWork/': {
    href: '/ClockWork',
    reads: ['getClockWorkDay', 'getRunningEntries'],
    doesWithout: ['getClockWorkProjectSummaries'],
    shows: /No entries|Duration/,
  },
  '/_tenant/ClockWork/sheet': {
    href: '/ClockWork/sheet',
    reads: ['getClockWorkProjectSummaries'],
    shows: /Total/,
  },
  '/_tenant/ClockWork/week': {
    href: '/ClockWork/week',
    reads: ['getClockWorkProjectSummaries'],
    shows: /Total/,
  },
  '/_tenant/notification': {
    href: '/notification',
    reads: ['listNotifications'],
    shows: /Showing 1 - /,
  },
  '/_tenant/organizationSettings': {
    href: '/organizationSettings',
    reads: ['getOrganizationSettings', 'listTimeZones'],
    shows: /Working/,
  },
  '/_tenant/profile': {
    href: '/profile',
    reads: [],
    doesWithout: ['listTimeZones'],
    shows: /Full name/i,
  },
  '/_tenant/profile?tab=changePassword': {
    href: '/profile?tab=changePassword',
    reads: [],
    shows: /Change password/i,
  },
  '/_tenant/profile?tab=twoFactor': {
    href: '/profile?tab=twoFactor',
    reads: ['getTwoFactorStatus'],
    shows: /Add a second factor/,
  },
  '/_tenant/profile?tab=settings': {
    href: '/profile?tab=settings',
    reads: ['listTimeZones'],
    shows: /Date format/i,
  },
  '/_tenant/products/': { href: '/products', reads: ['getProducts'], shows: /Showing 1 - / },
  '/_tenant/products/addProducts': {
    href: '/products/addProducts',
    // It hands out the new record's id.
    reads: ['createProduct'],
    shows: /Name/,
  },
  '/_tenant/products/editProducts/$productId': {
    href: async () => `/products/editProducts/${await product()}`,
    reads: ['getProduct'],
    isOfRecord: true,
    shows: /Name/,
  },
  '/_tenant/products/ViewProducts/$viewProductId': {
    href: async () => `/products/ViewProducts/${await product()}`,
    reads: ['getProductView'],
    isOfRecord: true,
    shows: /Apps/,
    // Its name, which it has for its heading, is not known yet.
    heading: 'Product',
  },
  '/_tenant/teams/': { href: '/teams', reads: ['getTeams'], shows: /Showing 1 - / },
  '/_tenant/teams/addTeam': { href: '/teams/addTeam', reads: [], shows: /Name/ },
  '/_tenant/teams/$teamId/editteam': {
    href: async () => `/teams/${await team()}/editteam`,
    reads: ['getTeam'],
    isOfRecord: true,
    shows: /Name/,
  },
  '/_tenant/teams/$teamId/': {
    href: async () => `/teams/${await team()}`,
    reads: ['getTeamView'],
    isOfRecord: true,
    shows: /Group/,
    // Its name, which it has for its heading, is not known yet.
    heading: 'Team',
  },
  '/_tenant/vendors/': { href: '/vendors', reads: ['getVendors'], shows: /Showing 1 - / },
  '/_tenant/vendors/addVendor': { href: '/vendors/addVendor', reads: [], shows: /Name/ },
  '/_tenant/vendors/$vendorId/editVendor': {
    href: async () => `/vendors/${await vendor()}/editVendor`,
    reads: ['getVendor'],
    isOfRecord: true,
    shows: /Name/,
  },
  '/_tenant/vendors/$vendorId/': {
    href: async () => `/vendors/${await vendor()}`,
    reads: ['getVendor'],
    isOfRecord: true,
    shows: /Name/,
    // Its name, which it has for its heading, is not known yet.
    heading: 'Vendor',
  },
};

/** Routes that show no page of their own, and why. */
export const noPages: Readonly<Record<string, string>> = {
  __root__: 'stands around every page',
  '/login': 'leads to the gateway',
};

/** What stands beside every page asks these, too. */
export const shellReads: readonly OperationId[] = [
  'getClockWorkMini',
  'getNotificationCounts',
  'getRecentProjectTaskCombos',
  'streamNotifications',
  'getProfile',
  'getIsTeamLead',
];

const isOfRecords = (id: string) => id in ofAreas || /\/(?:products|teams|vendors)\//.test(id);

/** The pages of catalogues, and all others: they are tried beside each other. */
export const recordPages = Object.entries(pages).filter(([id]) => isOfRecords(id));
export const otherPages = Object.entries(pages).filter(([id]) => !isOfRecords(id));
