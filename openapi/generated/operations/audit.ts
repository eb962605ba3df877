// Generated from the contract by openapi/generate.mjs; do not edit.

export const operations = {
  searchAuditLog: {
    method: 'POST',
    path: '/{tenantId}/auditLog/search',
    area: 'audit',
    privilege: 'roleManager.basic',
    isPublic: false,
    mutates: false,
    response: '{auditEntries[{changes[{from[" to["}} totalCount#}',
  },
  exportAuditLog: {
    method: 'POST',
    path: '/{tenantId}/auditLog/excel',
    area: 'audit',
    privilege: 'roleManager.basic',
    isPublic: false,
    mutates: true,
    response: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;
