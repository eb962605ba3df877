import { api } from '#openapi/client/index.ts';
import { areaOfRecords } from '../../support/record-area.ts';

export const { pages, saves } = areaOfRecords({
  kind: 'a service',
  heading: 'Service',
  list: '/services',
  addresses: {
    add: 'service/AddService',
    edit: 'service/$id/UpdateService',
    view: 'service/$id/ViewService',
  },
  calls: {
    list: 'getServices',
    edit: 'getService',
    view: 'getServiceView',
    create: 'createService',
    update: 'updateService',
    delete: 'deleteService',
  },
  id: async () => (await api.getServices({})).service[0]?.id,
  first: 'Accounting hotline',
  fields: {
    Name: 'Phishing drill',
    'Latest Version': '2026.11',
    Description: 'Everybody learns to look twice.',
    Price: '1250.5',
    URL: 'https://drill.test',
    'User Limits': '40',
  },
  shows: /Latest Version/,
});
