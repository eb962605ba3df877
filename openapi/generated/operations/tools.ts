// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  getTools: {
    method: 'GET',
    path: '/{tenantId}/Tool',
    area: 'tools',
    privilege: 'tools.basic',
    isPublic: false,
    mutates: false,
    response: '{listTools[{}}',
  },
  createTool: {
    method: 'POST',
    path: '/{tenantId}/Tool',
    area: 'tools',
    privilege: 'tools.basic',
    isPublic: false,
    mutates: true,
    response: '{successMessages[" id" version#}',
  },
  getTool: {
    method: 'GET',
    path: '/{tenantId}/Tool/{id}',
    area: 'tools',
    privilege: 'tools.basic',
    isPublic: false,
    mutates: false,
    response: '{updateTool{}}',
  },
  updateTool: {
    method: 'PUT',
    path: '/{tenantId}/Tool/updateTool',
    area: 'tools',
    privilege: 'tools.basic',
    isPublic: false,
    mutates: true,
    response: '{successMessages["}',
  },
  deleteTool: {
    method: 'DELETE',
    path: '/{tenantId}/Tool/DeleteTool/{id}',
    area: 'tools',
    privilege: 'tools.basic',
    isPublic: false,
    mutates: true,
    response: '{successMessages["}',
  },
} as const;
