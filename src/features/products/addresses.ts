import type { RecordAddresses } from '#records/address.ts';

/** Where the products are. Source: document 3, section 2. */
export const productAddresses: RecordAddresses = {
  list: { to: '/products' },
  add: { to: '/products/addProducts' },
  view: (id) => ({ to: `/products/ViewProducts/${id}` }),
  edit: (id) => ({ to: `/products/editProducts/${id}` }),
  copy: (id) => ({ to: '/products/addProducts', search: { copyOf: id } }),
};
