// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    Id: {
      type: 'string',
      format: 'uuid',
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    TeamGroupInput: {
      type: 'object',
      additionalProperties: false,
      required: ['groupId', 'teamId', 'groupName', 'totalMembers', 'totalTasks', 'completedTasks'],
      properties: {
        groupId: {
          type: 'string',
          format: 'uuid',
        },
        teamId: {
          type: 'string',
          format: 'uuid',
        },
        groupName: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        totalMembers: {
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 999999999,
        },
        totalTasks: {
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 999999999,
        },
        completedTasks: {
          type: ['integer', 'null'],
          minimum: 0,
          maximum: 999999999,
        },
        isActive: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TeamInput: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'teamName', 'description', 'isActive'],
      properties: {
        teamId: {
          type: 'string',
          format: 'uuid',
        },
        teamName: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        description: {
          type: 'string',
          minLength: 1,
          maxLength: 500,
        },
        isActive: {
          type: 'boolean',
        },
        createdBy: {
          type: ['string', 'null'],
          maxLength: 250,
        },
        createdOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
  },
  operations: {
    getTeams: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    saveTeam: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: {
        $ref: '#/$defs/TeamInput',
      },
      isForm: false,
    },
    getTeam: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    deleteTeam: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    getTeamView: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'id'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          id: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
    saveTeamGroup: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: {
        $ref: '#/$defs/TeamGroupInput',
      },
      isForm: false,
    },
    deleteTeamGroup: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'groupId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          groupId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: null,
      isForm: false,
    },
  },
};

export default requests;
