import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';
import type { ClientRecord } from '../store/world/clients.ts';

/**
 * What the list of clients is searched and sorted by: its contacts, and its engagements. Source:
 * ADMIN-009, ADMIN-029.
 */
export const computedClients: Derivation<World, ClientRecord> = {
  compute: async (scope, { id: clientId, name }) => {
    const [contacts, engagementCount] = await Promise.all([
      scope.query('clientContacts', { where: { clientId }, order: { by: 'name' } }),
      scope.count('engagements', { clientId }),
    ]);
    const contactText = contacts.map((contact) => `${contact.name} ${contact.email}`).join(' | ');
    return {
      contactCount: contacts.length,
      contactText,
      searchText: `${name} | ${contactText}`,
      engagementCount,
    };
  },
  from: {
    clientContacts: {
      fields: ['name', 'email', 'clientId'],
      where: ({ clientId }) => [{ id: clientId }],
    },
    engagements: {
      fields: ['clientId'],
      where: ({ clientId }) => (clientId ? [{ id: clientId }] : []),
    },
  },
};
