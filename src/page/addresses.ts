import type { RecordAddresses } from '#records/address.ts';

/** Where the services are. Source: document 3, section 2. */
export const serviceAddresses: RecordAddresses = {
  list: { to: '/services' },
  add: { to: '/services/service/AddService' },
  view: (id) => ({ to: `/services/service/${id}/ViewService` }),
  edit: (id) => ({ to: `/services/service/${id}/UpdateService` }),
  copy: (id) => ({ to: '/services/service/AddService', search: { copyOf: id } }),
};

/** Where the tools are; the view has its id in the query. Source: document 3, section 2; decisions. */
export const toolAddresses: RecordAddresses = {
  list: { to: '/tools' },
  add: { to: '/tools/ToolAdd' },
  view: (id) => ({ to: '/tools/ViewTool', search: { id } }),
  edit: (id) => ({ to: `/tools/${id}/UpdateTool` }),
  copy: (id) => ({ to: '/tools/ToolAdd', search: { copyOf: id } }),
};

/** Where the products are. Source: document 3, section 2. */
export const productAddresses: RecordAddresses = {
  list: { to: '/products' },
  add: { to: '/products/addProducts' },
  view: (id) => ({ to: `/products/ViewProducts/${id}` }),
  edit: (id) => ({ to: `/products/editProducts/${id}` }),
  copy: (id) => ({ to: '/products/addProducts', search: { copyOf: id } }),
};

/** Where the teams are. Source: document 2, section 2 (Teams). */
export const teamAddresses: RecordAddresses = {
  list: { to: '/teams' },
  add: { to: '/teams/addTeam' },
  view: (id) => ({ to: `/teams/${id}` }),
  edit: (id) => ({ to: `/teams/${id}/editteam` }),
  copy: (id) => ({ to: '/teams/addTeam', search: { copyOf: id } }),
};

/** Where the vendors are. Source: document 1, section 2; the pages below the list are designed. */
export const vendorAddresses: RecordAddresses = {
  list: { to: '/vendors' },
  add: { to: '/vendors/addVendor' },
  view: (id) => ({ to: `/vendors/${id}` }),
  edit: (id) => ({ to: `/vendors/${id}/editVendor` }),
  copy: (id) => ({ to: '/vendors/addVendor', search: { copyOf: id } }),
};
