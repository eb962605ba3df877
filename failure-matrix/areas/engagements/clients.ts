import { api } from '#openapi/client/index.ts';
import { button, press, readPageText, until } from '../../support/page.ts';
import type { PageEntry } from '../../support/pages.ts';
import { added, deleted, edited, isInList, open, type Fields } from '../../support/record-saves.ts';
import type { SaveEntry } from '../../support/save.ts';

const first = async () => (await api.getClients({})).clients[0]?.id ?? '';
const view = async () => `/clientDetails/${await first()}`;
const edit = async () => `/clientDetails/${await first()}/edit`;

export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/clients': { href: '/clients', reads: ['searchClients'], shows: /Showing 1 - / },
  '/_tenant/addClient': { href: '/addClient', reads: [], shows: /Contacts/ },
  '/_tenant/clientDetails/$clientId/edit': {
    href: edit,
    reads: ['getClient'],
    isOfRecord: true,
    shows: /Contacts/,
  },
  '/_tenant/clientDetails/$clientId/': {
    href: view,
    reads: ['getClientDetails'],
    isOfRecord: true,
    heading: 'Client',
    shows: /Contacts/,
  },
};

const fields: Fields = { Name: 'Zinc and Sons' };

export const saves: readonly SaveEntry[] = [
  added('a client is added', { operation: 'createClient', at: '/addClient', fields }),
  edited('a client is edited', {
    operation: 'updateClient',
    asNew: 'createClient',
    at: edit,
    fields,
  }),
  deleted('deleteClient', { list: '/clients', first: 'Old Mill Press' }),
  {
    name: 'the deletion of a client is undone',
    operation: 'createClient',
    setUp: async (harness) => {
      await open('/clients', /Old Mill/)(harness);
      await press('Delete Old Mill Press');
      await press('Yes');
      await until('the undo offer', () => /Undo/.test(readPageText()));
      await until('the list without the client', () => button('Delete Old Mill Press') === null);
    },
    save: () => press('Undo'),
    done: isInList(/Old Mill Press/),
  },
  {
    name: 'a client is made inactive in the list',
    operation: 'updateClient',
    setUp: open('/clients', /Northwind Rail/),
    save: () => press('Make Northwind Rail inactive'),
    done: () => button('Make Northwind Rail active') !== null,
  },
];
