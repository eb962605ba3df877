import type { RecordAddresses } from '#records/address.ts';

/** Where the vendors are. Source: document 1, section 2; the pages below the list are designed. */
export const vendorAddresses: RecordAddresses = {
  list: { to: '/vendors' },
  add: { to: '/vendors/addVendor' },
  view: (id) => ({ to: `/vendors/${id}` }),
  edit: (id) => ({ to: `/vendors/${id}/editVendor` }),
  copy: (id) => ({ to: '/vendors/addVendor', search: { copyOf: id } }),
};
