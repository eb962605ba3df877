import { api } from '#openapi/client/index.ts';
import type { Desk } from '../support/desk.ts';
import { shown } from '../support/desk.ts';
import { button, mainSays, press, said, type, until } from '../support/page.ts';
import type { SaveEntry } from '../support/save.ts';

type Fields = Readonly<Record<string, string>>;

/** Opens a form and types into its fields. */
const fill = (href: string | (() => Promise<string>), fields: Fields) => async (desk: Desk) => {
  const address = typeof href === 'string' ? href : await href();
  await desk.app.goTo(address);
  for (const [label, text] of Object.entries(fields)) await type(label, text);
};

const saysList = (name: RegExp) => () => name.test(mainSays());

/** Somebody has deleted what was edited, as far as the form knows: it is saved as a new one. */
const orAsNew = (update: string) => (weather: string) =>
  press(weather === '404' ? 'Save as new' : update);

/** Adds a part to a record. */
async function add(adding: string, fields: Fields): Promise<void> {
  await press(adding);
  for (const [label, text] of Object.entries(fields)) await type(label, text);
}

/** Where its record seems to be gone, what was typed can only be copied: it is added once more. */
const orOnceMore = (adding: string, fields: Fields) => async (weather: string, desk: Desk) => {
  if (weather === '404') {
    await press('Close');
    await press('Leave');
    // The record is read anew behind the question; until then nothing is added to it.
    const { network } = desk;
    await until('the record anew', () => network.calls().some(({ isDone }) => isDone));
    await until('no question', () => network.isQuiet() && button(/^(?:Stay|Close)$/) === null);
    await add(adding, fields);
  }
  await press('Save');
};

const service: Fields = {
  Name: 'Phishing drill',
  'Latest Version': '2026.11',
  Description: 'Everybody learns to look twice.',
  Price: '1250.5',
  URL: 'https://drill.test',
  'User Limits': '40',
};
const { Name: serviceName = '', ...serviceRest } = service;
const tool: Fields = { 'Tool Name': serviceName, ...serviceRest };
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
  'E-mail': 'zoe@zinc.test',
  Phone: '+49 30 5550 1999',
  Address: 'Zinc Street 1',
  Website: 'https://zinc.test',
  Notes: 'Knock twice.',
};

const id = {
  service: async () => (await api.getServices({})).service[0]?.id ?? '',
  tool: async () => (await api.getTools({})).listTools[0]?.id ?? '',
  product: async () => (await api.getProducts({})).productGridView[0]?.id ?? '',
  team: async () => (await api.getTeams({})).teams[0]?.teamId ?? '',
  vendor: async () => (await api.getVendors({})).vendors[0]?.id ?? '',
};

const open = (href: string | (() => Promise<string>), words: RegExp) => async (desk: Desk) => {
  await desk.app.goTo(typeof href === 'string' ? href : await href());
  await shown(words);
};

/** Deletes the first record of a list, which asks before it does. */
const deletion = (
  operation: SaveEntry['operation'],
  { list, first }: { list: string; first: string },
): SaveEntry => ({
  name: `a record is deleted from ${list}`,
  operation,
  prepare: open(list, new RegExp(first)),
  save: async () => {
    await press(`Delete ${first}`);
    await press('Yes');
  },
  done: () => button(/^Delete /) !== null && button(`Delete ${first}`) === null,
});

/** The catalogues: services, tools, products, teams, vendors, and their parts. */
export const recordSaves: readonly SaveEntry[] = [
  {
    name: 'a service is added',
    operation: 'createService',
    form: service,
    prepare: fill('/services/service/AddService', service),
    save: () => press('Save'),
    done: saysList(/Showing 1 - /),
  },
  {
    name: 'a service is edited',
    operation: 'updateService',
    form: service,
    prepare: fill(async () => `/services/service/${await id.service()}/UpdateService`, service),
    save: () => press('Update'),
    again: orAsNew('Update'),
    againCalls: (weather) => (weather === '404' ? 'createService' : 'updateService'),
    done: saysList(/Showing 1 - /),
  },
  deletion('deleteService', { list: '/services', first: 'Accounting hotline' }),
  {
    name: 'a tool is added',
    operation: 'createTool',
    form: tool,
    prepare: fill('/tools/ToolAdd', tool),
    save: () => press('Save'),
    done: saysList(/Showing 1 - /),
  },
  {
    name: 'a tool is edited',
    operation: 'updateTool',
    form: tool,
    prepare: fill(async () => `/tools/${await id.tool()}/UpdateTool`, tool),
    save: () => press('Update'),
    again: orAsNew('Update'),
    againCalls: (weather) => (weather === '404' ? 'createTool' : 'updateTool'),
    done: saysList(/Showing 1 - /),
  },
  deletion('deleteTool', { list: '/tools', first: 'Build Farm' }),
  {
    name: 'a product is added',
    operation: 'createProduct',
    form: product,
    prepare: fill('/products/addProducts', product),
    save: () => press('Save'),
    done: saysList(/Showing 1 - /),
  },
  {
    name: 'a product is edited',
    operation: 'updateProduct',
    form: product,
    prepare: fill(async () => `/products/editProducts/${await id.product()}`, product),
    save: () => press('Update'),
    again: orAsNew('Update'),
    againCalls: (weather) => (weather === '404' ? 'createProduct' : 'updateProduct'),
    done: saysList(/Showing 1 - /),
  },
  {
    name: 'an app is added to a product',
    operation: 'saveApp',
    prepare: async (desk) => {
      await open(async () => `/products/ViewProducts/${await id.product()}`, /Add Apps/)(desk);
      await add('Add Apps', app);
    },
    form: app,
    save: () => press('Save'),
    again: orOnceMore('Add Apps', app),
    done: saysList(/Night watch/),
  },
  {
    name: 'a team is added',
    operation: 'saveTeam',
    form: team,
    prepare: fill('/teams/addTeam', team),
    save: () => press('Save'),
    done: saysList(/Showing 1 - /),
  },
  {
    name: 'a team is edited',
    operation: 'saveTeam',
    form: team,
    prepare: fill(async () => `/teams/${await id.team()}/editteam`, team),
    save: () => press('Update'),
    again: orAsNew('Update'),
    done: saysList(/Showing 1 - /),
  },
  deletion('deleteTeam', { list: '/teams', first: 'Research' }),
  {
    name: 'a group is added to a team',
    operation: 'saveTeamGroup',
    prepare: async (desk) => {
      await open(async () => `/teams/${await id.team()}`, /Add Group/)(desk);
      await add('Add Group', group);
    },
    form: group,
    save: () => press('Save'),
    again: orOnceMore('Add Group', group),
    done: saysList(/Owls/),
  },
  {
    name: 'a group is deleted from a team',
    operation: 'deleteTeamGroup',
    prepare: open(async () => `/teams/${await id.team()}`, /Care/),
    save: async () => {
      await press('Delete Care');
      await press('Yes');
    },
    // The question stands until it is answered; the page is as it was behind it.
    reveal: async () => {
      button('No')?.click();
      await until('the page', () => button('Delete Care'));
    },
    done: () => !mainSays().includes('Care'),
  },
  {
    name: 'a vendor is added',
    operation: 'createVendor',
    form: vendor,
    prepare: fill('/vendors/addVendor', vendor),
    save: () => press('Save'),
    done: saysList(/Showing 1 - /),
  },
  {
    name: 'a vendor is edited',
    operation: 'updateVendor',
    form: vendor,
    prepare: fill(async () => `/vendors/${await id.vendor()}/editVendor`, vendor),
    save: () => press('Update'),
    again: orAsNew('Update'),
    againCalls: (weather) => (weather === '404' ? 'createVendor' : 'updateVendor'),
    done: saysList(/Showing 1 - /),
  },
  deletion('deleteVendor', { list: '/vendors', first: 'Hazel Interiors' }),
  {
    name: 'a deleted vendor is brought back',
    operation: 'createVendor',
    prepare: async (desk) => {
      await open('/vendors', /Hazel/)(desk);
      await press('Delete Hazel Interiors');
      await press('Yes');
      await until('an offer to undo', () => /Undo/.test(said()));
    },
    save: () => press('Undo'),
    done: saysList(/Hazel Interiors/),
  },
];
