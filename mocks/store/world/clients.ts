import type { Indexes } from '../store.ts';
import type { Versioned } from '../versioned.ts';

/** Clients of a tenant and the people to talk to there. Source: document 1, section 1. */
export interface Records {
  clients: ClientRecord;
  clientContacts: { id: string; clientId: string; name: string; email: string };
}

export interface ClientRecord extends Versioned {
  id: string;
  name: string;
  isActive: boolean;
}

export const collections: Indexes<Records> = {
  clients: { indexes: [['name']] },
  clientContacts: { indexes: [['clientId']] },
};
