import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** A tenant's vendors. Source: ADMIN-009, TOOL-010. */
export interface Records {
  vendors: VendorRecord;
}

export interface VendorRecord extends Versioned {
  id: string;
  name: string;
  contactName: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  website: string | null;
  notes: string | null;
  isActive: boolean;
}

export const collections: SearchedCollections<Records> = {
  vendors: {
    fields: { name: 'name', isActive: 'boolean' },
    indexes: [['name']],
    unique: [['name']],
  },
};
