import type { RecordAddresses } from '#records/address.ts';

/** Where the services are. Source: document 3, section 2. */
export const serviceAddresses: RecordAddresses = {
  list: { to: '/services' },
  add: { to: '/services/service/AddService' },
  view: (id) => ({ to: `/services/service/${id}/ViewService` }),
  edit: (id) => ({ to: `/services/service/${id}/UpdateService` }),
  copy: (id) => ({ to: '/services/service/AddService', search: { copyOf: id } }),
};
