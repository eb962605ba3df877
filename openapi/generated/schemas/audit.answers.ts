// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    AuditChange: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'from', 'to'],
      properties: {
        field: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        from: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        to: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    AuditEntriesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['auditEntries', 'totalCount'],
      properties: {
        auditEntries: {
          type: 'array',
          items: {
            $ref: '#/$defs/AuditEntry',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AuditEntry: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'timestamp', 'actorId', 'actor', 'action', 'kind', 'verb', 'recordId', 'record', 'changes', 'ipAddress'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        timestamp: {
          type: 'string',
          format: 'date-time',
        },
        actorId: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        actor: {
          type: 'string',
        },
        action: {
          type: 'string',
          pattern: '^[a-zA-Z]+\\.[a-z]+$',
        },
        kind: {
          $ref: '#/$defs/AuditedKind',
        },
        verb: {
          $ref: '#/$defs/AuditedVerb',
        },
        recordId: {
          type: 'string',
          maxLength: 64,
        },
        record: {
          type: 'string',
        },
        changes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AuditChange',
          },
        },
        ipAddress: {
          type: 'string',
        },
      },
    },
    AuditedKind: {
      type: 'string',
      enum: ['employee', 'user', 'access', 'designation', 'role', 'accessRequest', 'client', 'clientContact', 'settings', 'holiday', 'list', 'page', 'menu', 'script', 'auditLog', 'viewAs', 'sessions', 'twoFactor', 'password'],
    },
    AuditedVerb: {
      type: 'string',
      enum: ['create', 'update', 'delete', 'export', 'begin', 'end', 'reset'],
    },
    ErrorAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['errorMessages', 'code', 'traceId'],
      properties: {
        errorMessages: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        code: {
          type: 'string',
        },
        traceId: {
          type: 'string',
        },
        fieldErrors: {
          type: 'object',
          additionalProperties: {
            type: 'array',
            items: {
              type: 'string',
            },
          },
        },
        changedFields: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
        otherId: {
          type: 'string',
          format: 'uuid',
        },
      },
    },
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
  },
  operations: {
    searchAuditLog: {
      200: {
        'application/json': {
          $ref: '#/$defs/AuditEntriesAnswer',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
    exportAuditLog: {
      200: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
          type: 'string',
          format: 'binary',
        },
      },
      400: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      401: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      403: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      404: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      415: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      500: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
      503: {
        'application/json': {
          $ref: '#/$defs/ErrorAnswer',
        },
      },
    },
  },
};

export default responses;
