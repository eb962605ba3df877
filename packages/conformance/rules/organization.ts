import { rules } from '../rule/types.ts';

/** Requirements for a server: settings, holidays, lists, pages, menus and scripts. */
export default rules([
  {
    id: 'organization-settings-kept',
    text: 'Settings are stored as they were sent; time zone, currency and working hours must be valid.',
    source: 'ADMIN-017, ADMIN-D03',
    verifiedBy: [
      'organization/organization-settings-are-stored',
      'organization/organization-name-is-tenant-name',
      'organization/first-settings-are-stored',
    ],
  },
  {
    id: 'organization-financial-year',
    text: 'The financial year starts on the first day of the month in the settings; the default is April.',
    source: 'ASSET-D11',
    verifiedBy: [
      'organization/financial-year-starts-with-month',
      'organization/first-settings-are-stored',
    ],
  },
  {
    id: 'organization-tenant-name',
    text: 'The organization’s name is the name of the tenant.',
    source: 'ADMIN-017',
    verifiedBy: ['organization/organization-name-is-tenant-name'],
  },
  {
    id: 'organization-logo',
    text: 'The logo is an image by its content, at most 2 MB, and everyone’s profile shows it.',
    source: 'ADMIN-018, ADMIN-019, PROF-018',
    verifiedBy: ['organization/logo-content-is-checked'],
  },
  {
    id: 'organization-logo-pixels',
    text: 'A logo has a width and a height (else 415), of at most 8,192 pixels (else 413), whatever its format.',
    source: 'PROF-D02',
    verifiedBy: ['organization/logo-dimensions-are-limited'],
  },
  {
    id: 'organization-holiday-once',
    text: 'A day can be a holiday only once (409 at its field); holidays are listed by day, with their year.',
    source: 'PRIV-048, CLOCK-D39',
    verifiedBy: ['organization/holidays-are-unique'],
  },
  {
    id: 'organization-holiday-halves',
    text: 'A holiday is a whole day unless it is stored as a half one; a change that leaves this out does not change it.',
    source: 'ADMIN-022',
    verifiedBy: ['organization/half-days-are-stored'],
  },
  {
    id: 'organization-holidays-bulk',
    text: 'Multiple holidays are created all or none; the error names each rejected row and its field.',
    source: 'ADMIN-022',
    verifiedBy: ['organization/holidays-are-created-all-or-none'],
  },
  {
    id: 'organization-holidays-read',
    text: 'Everyone in the organization reads its holidays; changing them needs the right.',
    source: 'ADMIN-022, PRIV-048',
    verifiedBy: ['organization/everyone-reads-holidays'],
  },
  {
    id: 'organization-lists',
    text: 'The names and codes of lists are unique; the options of a list are unique, and at most one is selected.',
    source: 'ADMIN-016',
    verifiedBy: ['organization/list-codes-are-unique', 'organization/getLists/record/*'],
  },
  {
    id: 'organization-list-pages',
    text: 'Lists are searched, sorted and paged by name and code.',
    source: 'ADMIN-026',
    verifiedBy: ['organization/searchLists/page/*'],
  },
  {
    id: 'organization-list-uses',
    text: 'A list says which scripts use it and its options; what a script uses is neither deleted nor gets another code (409).',
    source: 'ADMIN-026',
    verifiedBy: ['organization/used-lists-stay'],
  },
  {
    id: 'organization-pages',
    text: 'The names and routes of pages are unique.',
    source: 'API-D04',
    verifiedBy: ['organization/page-routes-are-unique', 'organization/getPages/record/*'],
  },
  {
    id: 'organization-page-pages',
    text: 'Pages are searched, sorted and paged by title, name and route.',
    source: 'ADMIN-023',
    verifiedBy: ['organization/searchPages/page/*'],
  },
  {
    id: 'organization-page-routes',
    text: 'The route of a page is an address of the portal: any other is rejected with an error at its field.',
    source: 'ADMIN-003, ADMIN-023',
    verifiedBy: ['organization/page-routes-are-addresses'],
  },
  {
    id: 'organization-page-menu',
    text: 'A page that the menu leads to is not deleted (409), and profiles leave it out while it is inactive.',
    source: 'ADMIN-003, ADMIN-023',
    verifiedBy: ['organization/inactive-pages-leave-menus'],
  },
  {
    id: 'organization-texts',
    text: 'Names of holidays, lists, pages and scripts are stored without surrounding spaces, and cannot be blank.',
    source: 'ADMIN-019, ADMIN-D01',
    verifiedBy: ['organization/organization-texts-are-trimmed'],
  },
  {
    id: 'organization-menu-shape',
    text: 'A menu has two levels: entries with unique ids and a title, groups without a route, pages without children.',
    source: 'PROF-D13',
    verifiedBy: ['organization/menu-has-two-levels', 'organization/menu-entries-need-titles'],
  },
  {
    id: 'organization-menu-pages',
    text: 'A menu has pages of the portal only, each once (400 at its entry), at least one, and at most 100 in a group.',
    source: 'ADMIN-004, ADMIN-024',
    verifiedBy: ['organization/menu-pages-are-known'],
  },
  {
    id: 'organization-menu-restored',
    text: 'The default menu is restored against the version seen; everyone is notified of a saved or restored menu.',
    source: 'ADMIN-004, ADMIN-024',
    verifiedBy: ['organization/menu-changes-reach-everyone'],
  },
  {
    id: 'organization-menu-in-profiles',
    text: 'Profiles return the saved menu, with the entries that the user has the rights for.',
    source: 'ADMIN-004, ADMIN-D01',
    verifiedBy: ['organization/profiles-return-saved-menu'],
  },
  {
    id: 'organization-scripts',
    text: 'A script stores every version that it has had, newest first, and is deleted with them.',
    source: 'ADMIN-D01',
    verifiedBy: [
      'organization/scripts-store-all-versions',
      'organization/deleted-scripts-remove-versions',
      'organization/getScripts/record/*',
    ],
  },
  {
    id: 'organization-script-history',
    text: 'The history of a script is paged without texts; a save that changes no text adds no version to it.',
    source: 'ADMIN-D01, ADMIN-025',
    verifiedBy: [
      'organization/script-histories-are-paged',
      'organization/searchScripts/page/*',
      'organization/getScriptVersions/page/*',
    ],
  },
  {
    id: 'organization-zip-codes',
    text: 'Zip codes are found by state, sorted and paged.',
    source: 'ADMIN-021, ASSET-D22',
    verifiedBy: ['organization/zip-codes-are-searched', 'organization/searchUsZipCodes/page/*'],
  },
  {
    id: 'organization-zip-import',
    text: 'An import reports each invalid line with its number and reason, and stores the valid ones or nothing; a dry run stores nothing.',
    source: 'ADMIN-007, ADMIN-027',
    verifiedBy: ['organization/zip-codes-are-imported'],
  },
]);
