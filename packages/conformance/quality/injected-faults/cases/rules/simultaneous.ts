import { createInjectedFaults } from '../../injected-fault.ts';
import { failingLate, racing } from '../../simultaneous.ts';

const assets = createInjectedFaults('assets');
const organization = createInjectedFaults('organization');
const people = createInjectedFaults('people');
const products = createInjectedFaults('products');
const projects = createInjectedFaults('projects');
const reviews = createInjectedFaults('reviews');
const teams = createInjectedFaults('teams');
const vendors = createInjectedFaults('vendors');

/** Servers that check whether a value is taken before the transaction that stores it. */
export const injectedFaults = [
  vendors('state', 'two vendors of one name are added at once', 'createVendor', racing('name')),
  vendors(
    'status',
    'the second of two vendors added at once gets the error of the database',
    'createVendor',
    failingLate('name'),
  ),
  teams('state', 'two teams of one name are added at once', 'saveTeam', racing('teamName')),
  teams(
    'state',
    'two groups of one name are added to a team at once',
    'saveTeamGroup',
    racing('groupName'),
  ),
  teams(
    'status',
    'the second of two groups added at once gets the error of the database',
    'saveTeamGroup',
    failingLate('groupName'),
  ),
  products('state', 'two apps of one name are added at once', 'saveApp', racing('appName')),
  organization(
    'state',
    'two holidays on one day are added at once',
    'createHoliday',
    racing('date', (day) => `2199${day.slice(4)}`),
  ),
  organization('state', 'two pages of one route are added at once', 'createPage', racing('route')),
  projects('state', 'two projects of one code are added at once', 'createProject', racing('code')),
  projects(
    'state',
    'two sub-projects of one code are added at once',
    'addSubProject',
    racing('code'),
  ),
  assets(
    'state',
    'two properties of one name are added to a type at once',
    'createAssetTypeProperty',
    racing('assetTypePropertyName'),
  ),
  people(
    'state',
    'two employees of one address are added at once',
    'createEmployee',
    racing('email', (email) => `2.${email}`),
  ),
  reviews('state', 'two forms of one name are added at once', 'addReviewForm', racing('name')),
];
