import { api } from '#openapi/client/index.ts';
import { areaOfRecords } from '../../support/record-area.ts';

const records = areaOfRecords({
  kind: 'a list',
  heading: 'List',
  list: '/listManager',
  addresses: { add: 'addList', edit: '$id/editList', view: '$id/editList' },
  calls: {
    list: 'searchLists',
    edit: 'getList',
    view: 'getList',
    create: 'createList',
    update: 'updateList',
    delete: 'deleteList',
  },
  id: async () => (await api.getLists({})).lists.find(({ options }) => options.length === 0)?.id,
  first: 'Empty list',
  fields: { Name: 'Shirt sizes', Code: 'shirtSizes' },
  shows: /Options/,
});

const edit = '/_tenant/listManager/$id/editList';
const { heading: _heading, ...form } = records.pages[edit] ?? {
  href: '',
  reads: [],
  shows: /Options/,
};

// A list has no view: its form shows all of it.
export const pages = { ...records.pages, [edit]: form };
export const { saves } = records;
