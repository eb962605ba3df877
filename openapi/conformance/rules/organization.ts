import { rules } from '../rule/types.ts';

/** What the documents ask of a server in settings, holidays, lists, pages, menus and scripts. */
export default rules([
  {
    id: 'organization-settings-kept',
    text: 'Settings are kept as they were sent; time zone, currency and working hours have to be possible.',
    source: 'ADMIN-017, and the decisions on screens',
    verifiedBy: [
      'organization/settings-are-kept',
      'organization/the-name-is-the-tenants',
      'organization/a-new-organization-sets-itself-up',
    ],
  },
  {
    id: 'organization-financial-year',
    text: 'The financial year begins with the month of the settings, on its first day; at first it is April.',
    source: 'the decisions on depreciation',
    verifiedBy: [
      'organization/the-financial-year-begins-with-its-month',
      'organization/a-new-organization-sets-itself-up',
    ],
  },
  {
    id: 'organization-tenant-name',
    text: 'The organization’s name is what the tenant is called.',
    source: 'ADMIN-017',
    verifiedBy: ['organization/the-name-is-the-tenants'],
  },
  {
    id: 'organization-logo',
    text: 'The logo is a picture by its content, 2 MB at most, and everybody’s profile shows it.',
    source: 'ADMIN-018, ADMIN-019, PROF-018',
    verifiedBy: ['organization/logo-by-content-and-size'],
  },
  {
    id: 'organization-logo-pixels',
    text: 'A logo has a width and a height (else 415), of 8,192 pixels at most (else 413), whatever its format.',
    source: 'the decisions on accounts',
    verifiedBy: ['organization/logos-claim-few-pixels'],
  },
  {
    id: 'organization-holiday-once',
    text: 'A day is a holiday once (409 at its field); holidays are listed by day, with their year.',
    source: 'PRIV-048, and the decisions on screens',
    verifiedBy: ['organization/a-day-is-a-holiday-once'],
  },
  {
    id: 'organization-lists',
    text: 'Lists have names and codes of their own; of a list’s options no two are alike, and one at most is selected.',
    source: 'ADMIN-016',
    verifiedBy: ['organization/lists-have-codes-of-their-own', 'organization/getLists/record/*'],
  },
  {
    id: 'organization-pages',
    text: 'No two pages have one name or one route.',
    source: 'the decisions on developer tools',
    verifiedBy: ['organization/pages-have-routes-of-their-own', 'organization/getPages/record/*'],
  },
  {
    id: 'organization-texts',
    text: 'Names of holidays, lists, pages and scripts lose the blanks around them, and are no blanks.',
    source: 'ADMIN-019, and the decisions on developer tools',
    verifiedBy: ['organization/texts-lose-their-blanks'],
  },
  {
    id: 'organization-menu-shape',
    text: 'A menu has two levels: entries with ids of their own and a title, groups that lead nowhere, pages that hold nothing.',
    source: 'the decisions on developer tools',
    verifiedBy: ['organization/menu-has-two-levels', 'organization/menu-entries-have-texts'],
  },
  {
    id: 'organization-menu-in-profiles',
    text: 'The menu that is saved is what profiles answer, to whom its rights belong.',
    source: 'ADMIN-004, and the decisions on developer tools',
    verifiedBy: ['organization/menu-is-what-profiles-answer'],
  },
  {
    id: 'organization-scripts',
    text: 'A script keeps every version that it has had, newest first, and takes them along when it is deleted.',
    source: 'the decisions on developer tools',
    verifiedBy: [
      'organization/scripts-keep-their-versions',
      'organization/a-deleted-script-is-gone',
      'organization/getScripts/record/*',
    ],
  },
  {
    id: 'organization-zip-codes',
    text: 'Zip codes are found by state, sorted, a page at a time.',
    source: 'ADMIN-021, and the decisions on screens',
    verifiedBy: ['organization/zip-codes-are-found', 'organization/searchUsZipCodes/page/*'],
  },
]);
