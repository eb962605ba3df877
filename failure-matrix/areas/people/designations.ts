import { api } from '#openapi/client/index.ts';
import { areaOfRecords } from '../../support/record-area.ts';

const records = areaOfRecords({
  kind: 'a designation',
  heading: 'Designation',
  list: '/designations',
  addresses: { add: 'addDesignation', edit: '$id/editDesignation', view: '$id/editDesignation' },
  calls: {
    list: 'searchDesignations',
    edit: 'getDesignation',
    view: 'getDesignation',
    create: 'createDesignation',
    update: 'updateDesignation',
    delete: 'deleteDesignation',
  },
  id: async () => (await api.getDesignations({})).designations[0]?.id,
  first: 'Trainee',
  fields: { Name: 'Analyst' },
  shows: /Name/,
});

const edit = '/_tenant/designations/$id/editDesignation';
const { heading: _heading, ...form } = records.pages[edit] ?? {
  href: '',
  reads: [],
  shows: /Name/,
};

// A designation has no view: its form shows all of it.
export const pages = { ...records.pages, [edit]: form };
export const { saves } = records;
