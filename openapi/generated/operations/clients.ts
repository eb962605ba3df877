// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getClients: {
    method: 'GET',
    path: '/{tenantId}/client',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: false,
    answer: '{clients[{contacts[{}}}',
  },
  updateClient: {
    method: 'PUT',
    path: '/{tenantId}/client',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: true,
    answer: '{client{contacts[{}} successMessages["}',
  },
  createClient: {
    method: 'POST',
    path: '/{tenantId}/client',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: true,
    answer: '{client{contacts[{}} successMessages["}',
  },
  getClient: {
    method: 'GET',
    path: '/{tenantId}/client/{id}',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: false,
    answer: '{client{contacts[{}}}',
  },
  deleteClient: {
    method: 'DELETE',
    path: '/{tenantId}/client/{id}',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: true,
    answer: '{successMessages["}',
  },
} as const;
