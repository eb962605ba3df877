import { api, type OperationId } from '#openapi/client/index.ts';
import type { Harness } from './harness.ts';
import type { Kind } from './network-scenarios.ts';

/** The way to a page, and the calls that it depends on. */
export interface PageEntry {
  /**
   * The page's address; an address of a demo record is loaded from the server in the healthy
   * scenario.
   */
  href: string | (() => Promise<string>);
  /** The steps to the page, if an address is not enough. */
  open?: (harness: Harness) => unknown;
  /** Whether it is for users who are not signed in. */
  isPublic?: boolean;
  /** The page's required calls. Each of them fails once in every scenario. */
  reads: readonly OperationId[];
  /** Its optional calls: if one fails, the page is unchanged. */
  doesWithout?: readonly OperationId[];
  /** Text of the loaded page. */
  shows: RegExp;
  /** The page's heading while it is loading, if it differs from the default one. */
  heading?: string;
  /**
   * The operation whose response names the page, if other failures, 404 included, leave the heading
   * unchanged.
   */
  namedBy?: OperationId;
  /** The text of another page that is shown in its place, by the kind of error. */
  insteadText?: Partial<Record<Kind, RegExp>>;
  /** The heading of the page's error, if it differs. */
  headingOfFailure?: string;
  /**
   * The page belongs to one record: if the id does not exist, it shows the 404 page. Source:
   * SHELL-041.
   */
  isOfRecord?: boolean;
}

const idIn = <Key extends string>(rows: readonly Record<Key, string>[], key: Key): string => {
  const id = rows[0]?.[key];
  if (id === undefined) throw new Error('The demo data have no such record.');
  return id;
};

const product = async () => idIn((await api.getProducts({})).productGridView, 'id');
const team = async () => idIn((await api.getTeams({})).teams, 'teamId');
const vendor = async () => idIn((await api.getVendors({})).vendors, 'id');

const tenantUnavailable = /Select Tenant.*You no longer have access to this tab’s tenant/;

/** The pages of the areas that have their own file. */
const ofAreas: Readonly<Record<string, PageEntry>> = Object.assign(
  {},
  ...Object.values(import.meta.glob<object>('../areas/**/*.ts', { eager: true, import: 'pages' })),
);

/** Every page of the route tree, by its route id, and by its tab if it has tabs. */
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
    shows: /Sign-in failed/,
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
    // If no server responds, the user stays signed in, and the page's own loads may finish.
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
    doesWithout: [
      'getClockWorkProjectSummaries',
      'getCalendarConnection',
      'getCalendarEvents',
      'listenToCalendarSync',
    ],
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
    doesWithout: ['getIntegrations'],
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
    // It returns the new record's id.
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
    // Its name, which is the heading, is not known yet.
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
    // Its name, which is the heading, is not known yet.
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
    // Its name, which is the heading, is not known yet.
    heading: 'Vendor',
  },
};

/** Routes without a page, with the reason. */
export const noPages: Readonly<Record<string, string>> = {
  __root__: 'is the frame of every page',
  '/login': 'redirects to the tenant selection',
};

/** The shell around every page makes these calls as well. */
export const shellReads: readonly OperationId[] = [
  'getClockWorkMini',
  'getNotificationCounts',
  'getRecentProjectTaskCombos',
  'streamNotifications',
  'getProfile',
  'getIsTeamLead',
];

const isOfRecords = (id: string) => id in ofAreas || /\/(?:products|teams|vendors)\//.test(id);

/** The pages of catalogues, and all others: they are tested in parallel. */
export const recordPages = Object.entries(pages).filter(([id]) => isOfRecords(id));
export const otherPages = Object.entries(pages).filter(([id]) => !isOfRecords(id));
