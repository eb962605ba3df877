import { api } from '#openapi/client/index.ts';
import type { PageEntry } from '../support/pages.ts';
import { added, deleted, edited } from '../support/record-saves.ts';

const service = async () => (await api.getServices({})).service[0]?.id ?? '';

const fields = {
  Name: 'Phishing drill',
  'Latest Version': '2026.11',
  Description: 'Everybody learns to look twice.',
  Price: '1250.5',
  URL: 'https://drill.test',
  'User Limits': '40',
};

/** Its pages, and the calls without which they cannot be. */
export const pages: Readonly<Record<string, PageEntry>> = {
  '/_tenant/services/': { href: '/services', reads: ['getServices'], shows: /Showing 1 - / },
  '/_tenant/services/service/AddService': {
    href: '/services/service/AddService',
    reads: [],
    shows: /Latest Version/,
  },
  '/_tenant/services/service/$id/UpdateService': {
    href: async () => `/services/service/${await service()}/UpdateService`,
    reads: ['getService'],
    isOfRecord: true,
    shows: /Latest Version/,
  },
  '/_tenant/services/service/$id/ViewService': {
    href: async () => `/services/service/${await service()}/ViewService`,
    reads: ['getServiceView'],
    isOfRecord: true,
    shows: /Latest Version/,
    // Its name, which it has for its heading, is not known yet.
    heading: 'Service',
  },
};

/** Its saves. */
export const saves = [
  added('a service is added', {
    operation: 'createService',
    at: '/services/service/AddService',
    fields,
  }),
  edited('a service is edited', {
    operation: 'updateService',
    asNew: 'createService',
    at: async () => `/services/service/${await service()}/UpdateService`,
    fields,
  }),
  deleted('deleteService', { list: '/services', first: 'Accounting hotline' }),
];
