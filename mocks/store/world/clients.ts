import type { Indexes } from '../store.ts';

/** Clients of a tenant and the people to talk to there. Source: document 1, section 1. */
export interface ClientWorld {
  clients: { id: string; name: string; isActive: boolean };
  clientContacts: { id: string; clientId: string; name: string; email: string };
}

export const clientCollections: Indexes<ClientWorld> = {
  clients: { indexes: [['name']] },
  clientContacts: { indexes: [['clientId']] },
};
