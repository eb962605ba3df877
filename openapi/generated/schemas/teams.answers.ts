// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    ChangedBy: {
      type: 'string',
    },
    ChangedOn: {
      type: 'string',
      format: 'date-time',
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
    MutationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['successMessages'],
      properties: {
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ServerId: {
      type: 'string',
      format: 'uuid',
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    Team: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'teamName', 'description', 'isActive', 'createdBy', 'createdOn', 'version', 'changedBy', 'changedOn'],
      properties: {
        teamId: {
          $ref: '#/$defs/ServerId',
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
          type: 'string',
        },
        createdOn: {
          type: 'string',
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    TeamAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['teams'],
      properties: {
        teams: {
          type: 'array',
          minItems: 1,
          maxItems: 1,
          items: {
            $ref: '#/$defs/Team',
          },
        },
      },
    },
    TeamGroup: {
      type: 'object',
      additionalProperties: false,
      required: ['groupId', 'teamId', 'groupName', 'totalMembers', 'totalTasks', 'completedTasks', 'isActive', 'version', 'changedBy', 'changedOn'],
      properties: {
        groupId: {
          $ref: '#/$defs/ServerId',
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
        },
        totalTasks: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        completedTasks: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        isActive: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    TeamView: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'teamName', 'description', 'isActive', 'createdBy', 'createdOn', 'version', 'changedBy', 'changedOn', 'groupItems'],
      properties: {
        teamId: {
          $ref: '#/$defs/ServerId',
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
          type: 'string',
        },
        createdOn: {
          type: 'string',
          format: 'date-time',
        },
        version: {
          $ref: '#/$defs/Version',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
        groupItems: {
          type: 'array',
          items: {
            $ref: '#/$defs/TeamGroup',
          },
        },
      },
    },
    TeamViewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['viewTeam'],
      properties: {
        viewTeam: {
          type: 'array',
          minItems: 1,
          maxItems: 1,
          items: {
            $ref: '#/$defs/TeamView',
          },
        },
      },
    },
    TeamsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['teams'],
      properties: {
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/Team',
          },
        },
      },
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
  },
  operations: {
    getTeams: {
      200: {
        'application/json': {
          $ref: '#/$defs/TeamsAnswer',
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
    saveTeam: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
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
      409: {
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
    getTeam: {
      200: {
        'application/json': {
          $ref: '#/$defs/TeamAnswer',
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
    deleteTeam: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
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
      409: {
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
    getTeamView: {
      200: {
        'application/json': {
          $ref: '#/$defs/TeamViewAnswer',
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
    saveTeamGroup: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
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
      409: {
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
    deleteTeamGroup: {
      200: {
        'application/json': {
          $ref: '#/$defs/MutationAnswer',
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
