import type { SearchedCollections } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Clients of a tenant and their contacts. Source: SHELL-068. */
export interface Records {
  clients: ClientRecord;
  clientContacts: ClientContactRecord;
}

export interface ClientContactRecord {
  id: string;
  clientId: string;
  name: string;
  email: string;
  /** The person who set the address; no review about that person is requested at it. */
  emailSetBy?: { userId: string; employeeId: string | null };
}

export interface ClientRecord extends Versioned {
  id: string;
  name: string;
  isActive: boolean;
  /** Computed by the store, for the list. */
  contactCount?: number;
  /** Names and e-mail addresses of the contacts. */
  contactText?: string;
  /** The name, with those of the contacts. */
  searchText?: string;
  engagementCount?: number;
}

export const collections: SearchedCollections<Records> = {
  clients: {
    fields: {
      name: 'name',
      isActive: 'boolean',
      contactCount: 'number',
      contactText: 'search',
      searchText: 'search',
      engagementCount: 'number',
    },
    indexes: [['name']],
    unique: [['name']],
  },
  clientContacts: { fields: { clientId: 'text', name: 'name' }, indexes: [['clientId']] },
};
