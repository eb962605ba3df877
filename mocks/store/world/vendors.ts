import type { Indexes } from '../store.ts';

/** Who a tenant buys from. Source: document 3, section 3 (lookups). */
export interface VendorWorld {
  vendors: { id: string; name: string; isActive: boolean };
}

export const vendorCollections: Indexes<VendorWorld> = {
  vendors: { indexes: [['name']] },
};
