// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getVendors: {
    method: 'GET',
    path: '/{tenantId}/vendor',
    area: 'vendors',
    privilege: 'vendors.basic',
    isPublic: false,
    mutates: false,
    response: '{vendors[{}}',
  },
  updateVendor: {
    method: 'PUT',
    path: '/{tenantId}/vendor',
    area: 'vendors',
    privilege: 'vendors.basic',
    isPublic: false,
    mutates: true,
    response: '{vendor{} successMessages["}',
  },
  createVendor: {
    method: 'POST',
    path: '/{tenantId}/vendor',
    area: 'vendors',
    privilege: 'vendors.basic',
    isPublic: false,
    mutates: true,
    response: '{vendor{} successMessages["}',
  },
  getVendor: {
    method: 'GET',
    path: '/{tenantId}/vendor/{id}',
    area: 'vendors',
    privilege: 'vendors.basic',
    isPublic: false,
    mutates: false,
    response: '{vendor{}}',
  },
  deleteVendor: {
    method: 'DELETE',
    path: '/{tenantId}/vendor/{id}',
    area: 'vendors',
    privilege: 'vendors.basic',
    isPublic: false,
    mutates: true,
    response: '{successMessages["}',
  },
} as const;
