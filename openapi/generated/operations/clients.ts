// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getClients: {
    method: 'GET',
    path: '/{tenantId}/client',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: false,
    response: '{clients[{contacts[{}}}',
  },
  updateClient: {
    method: 'PUT',
    path: '/{tenantId}/client',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: true,
    response: '{client{contacts[{}} successMessages["}',
  },
  createClient: {
    method: 'POST',
    path: '/{tenantId}/client',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: true,
    response: '{client{contacts[{}} successMessages["}',
  },
  getClient: {
    method: 'GET',
    path: '/{tenantId}/client/{id}',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: false,
    response: '{client{contacts[{}}}',
  },
  deleteClient: {
    method: 'DELETE',
    path: '/{tenantId}/client/{id}',
    area: 'clients',
    privilege: 'clients.basic',
    isPublic: false,
    mutates: true,
    response: '{successMessages["}',
  },
} as const;
