import { api } from '#openapi/client/index.ts';
import { button, readMainText, press, readPageText, until } from '../support/page.ts';
import {
  add,
  added,
  deleted,
  edited,
  open,
  orOnceMore,
  isInList,
  type Fields,
} from '../support/record-saves.ts';
import type { SaveEntry } from '../support/save.ts';

const product: Fields = {
  Name: 'Compass rose',
  Description: 'Where is north?',
  Owner: 'Ava Stone',
  'Started Year': '2024',
  Domain: 'compass.test',
};
const team: Fields = { 'Team Name': 'Night shift', Description: 'Works while others sleep.' };
const app: Fields = {
  'App Name': 'Night watch',
  URL: 'https://night.test',
  Type: 'Web',
  Port: '8443',
};
const group: Fields = { 'Group Name': 'Owls', Members: '4', Tasks: '12' };
const vendor: Fields = {
  Name: 'Zinc and Sons',
  Contact: 'Zoe Zinc',
  Email: 'zoe@zinc.test',
  Phone: '+49 30 5550 1999',
  Address: 'Zinc Street 1',
  Website: 'https://zinc.test',
  Notes: 'Knock twice.',
};

const id = {
  product: async () => (await api.getProducts({})).productGridView[0]?.id ?? '',
  team: async () =>
    (await api.getTeams({})).teams.find(({ teamName }) => teamName === 'Design')?.teamId ?? '',
  vendor: async () => (await api.getVendors({})).vendors[0]?.id ?? '',
};

const areas = import.meta.glob<readonly SaveEntry[]>('../areas/**/*.ts', {
  eager: true,
  import: 'saves',
});

/**
 * The catalogues: those with a file in `areas`, and products, teams and vendors with their parts.
 */
export const recordSaves: readonly SaveEntry[] = [
  ...Object.values(areas).flat(),
  added('a product is added', {
    operation: 'createProduct',
    at: '/products/addProducts',
    fields: product,
  }),
  edited('a product is edited', {
    operation: 'updateProduct',
    asNew: 'createProduct',
    at: async () => `/products/editProducts/${await id.product()}`,
    fields: product,
  }),
  {
    name: 'an app is added to a product',
    operation: 'saveApp',
    setUp: async (harness) => {
      await open(async () => `/products/ViewProducts/${await id.product()}`, /Add Apps/)(harness);
      await add('Add Apps', app);
    },
    form: app,
    save: () => press('Save'),
    again: orOnceMore('Add Apps', app),
    done: isInList(/Night watch/),
  },
  added('a team is added', { operation: 'saveTeam', at: '/teams/addTeam', fields: team }),
  edited('a team is edited', {
    operation: 'saveTeam',
    asNew: 'saveTeam',
    at: async () => `/teams/${await id.team()}/editteam`,
    fields: team,
  }),
  deleted('deleteTeam', { list: '/teams', first: 'Design' }),
  {
    name: 'a group is added to a team',
    operation: 'saveTeamGroup',
    setUp: async (harness) => {
      await open(async () => `/teams/${await id.team()}`, /Add Group/)(harness);
      await add('Add Group', group);
    },
    form: group,
    save: () => press('Save'),
    again: orOnceMore('Add Group', group),
    done: isInList(/Owls/),
  },
  {
    name: 'a group is deleted from a team',
    operation: 'deleteTeamGroup',
    setUp: open(async () => `/teams/${await id.team()}`, /Care/),
    save: async () => {
      await press('Delete Care');
      await press('Yes');
    },
    // The prompt stays open until it is confirmed; the page behind it is unchanged.
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Delete Care'));
    },
    done: () => !readMainText().includes('Care'),
  },
  added('a vendor is added', {
    operation: 'createVendor',
    at: '/vendors/addVendor',
    fields: vendor,
  }),
  edited('a vendor is edited', {
    operation: 'updateVendor',
    asNew: 'createVendor',
    at: async () => `/vendors/${await id.vendor()}/editVendor`,
    fields: vendor,
  }),
  deleted('deleteVendor', { list: '/vendors', first: 'Hazel Interiors' }),
  {
    name: 'the deletion of a vendor is undone',
    operation: 'createVendor',
    setUp: async (harness) => {
      await open('/vendors', /Hazel/)(harness);
      await press('Delete Hazel Interiors');
      await press('Yes');
      await until('the undo offer', () => /Undo/.test(readPageText()));
      await until('the list without the record', () => button('Delete Hazel Interiors') === null);
    },
    save: () => press('Undo'),
    done: isInList(/Hazel Interiors/),
  },
];
