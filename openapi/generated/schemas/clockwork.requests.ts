// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean }>;
} = {
  $defs: {
    AddPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'add',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'startTime', 'endTime', 'description', 'projectId', 'taskId'],
          properties: {
            id: {
              type: 'string',
              format: 'uuid',
            },
            startTime: {
              type: 'string',
              format: 'date-time',
            },
            endTime: {
              type: ['string', 'null'],
              format: 'date-time',
            },
            description: {
              type: 'string',
              maxLength: 500,
            },
            projectId: {
              type: ['string', 'null'],
              format: 'uuid',
            },
            taskId: {
              type: ['string', 'null'],
              format: 'uuid',
            },
            entryAtWork: {
              type: 'boolean',
            },
          },
        },
      },
    },
    BreakPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'break',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    ClockWorkPost: {
      type: 'object',
      required: ['type'],
      properties: {
        type: {
          enum: ['add', 'restart', 'crossover', 'update', 'end', 'break', 'upfill', 'downfill'],
        },
      },
      allOf: [
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'add',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/AddPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'restart',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/RestartPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'crossover',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/CrossoverPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'update',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/UpdatePost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'end',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/EndPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'break',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/BreakPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'upfill',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/UpFillPost',
          },
        },
        {
          if: {
            not: {
              required: ['type'],
              properties: {
                type: {
                  const: 'downfill',
                },
              },
            },
          },
          else: {
            $ref: '#/$defs/DownFillPost',
          },
        },
      ],
    },
    CrossoverPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'crossover',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    DownFillPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'downfill',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    EndPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'end',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: {
              type: 'string',
              format: 'uuid',
            },
            endTime: {
              type: 'string',
              format: 'date-time',
            },
          },
        },
      },
    },
    EntryReference: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
      },
    },
    MiniEntryChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'startTime', 'description'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        startTime: {
          type: 'string',
          format: 'date-time',
        },
        description: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    MiniEntryStart: {
      type: 'object',
      additionalProperties: false,
      required: ['startTime', 'description'],
      properties: {
        startTime: {
          type: 'string',
          format: 'date-time',
        },
        description: {
          type: 'string',
          maxLength: 500,
        },
      },
    },
    RestartPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'restart',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id', 'newId'],
          properties: {
            id: {
              type: 'string',
              format: 'uuid',
            },
            newId: {
              type: 'string',
              format: 'uuid',
            },
          },
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    UpFillPost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'upfill',
        },
        entryPayLoad: {
          $ref: '#/$defs/EntryReference',
        },
      },
    },
    UpdatePost: {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'entryPayLoad'],
      properties: {
        type: {
          type: 'string',
          const: 'update',
        },
        entryPayLoad: {
          type: 'object',
          additionalProperties: false,
          required: ['id'],
          properties: {
            id: {
              type: 'string',
              format: 'uuid',
            },
            description: {
              type: 'string',
              maxLength: 500,
            },
            projectId: {
              type: ['string', 'null'],
              format: 'uuid',
            },
            taskId: {
              type: ['string', 'null'],
              format: 'uuid',
            },
            startTime: {
              type: 'string',
              format: 'date-time',
            },
            endTime: {
              type: ['string', 'null'],
              format: 'date-time',
            },
          },
        },
      },
    },
  },
  operations: {
    postClockWork: {
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
        $ref: '#/$defs/ClockWorkPost',
      },
      isForm: false,
    },
    getClockWorkDay: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          date: {
            type: 'string',
            format: 'date',
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
    getRunningEntries: {
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
    deleteClockWorkEntries: {
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
        type: 'array',
        minItems: 1,
        maxItems: 100,
        items: {
          type: 'string',
          format: 'uuid',
        },
      },
      isForm: false,
    },
    adjustClockWorkEntry: {
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
        required: ['entryId', 'newStartTime'],
        properties: {
          entryId: {
            type: 'string',
            format: 'uuid',
          },
          newStartTime: {
            type: 'string',
            format: 'date-time',
          },
          newEndTime: {
            type: 'string',
            format: 'date-time',
          },
          isMnco: {
            type: 'boolean',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getClockWorkMini: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          date: {
            type: 'string',
            format: 'date',
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
    updateMiniEntry: {
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
        $ref: '#/$defs/MiniEntryChange',
      },
      isForm: false,
    },
    startMiniEntry: {
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
        $ref: '#/$defs/MiniEntryStart',
      },
      isForm: false,
    },
    endMiniEntry: {
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
        $ref: '#/$defs/MiniEntryChange',
      },
      isForm: false,
    },
    getClockWorkProjectSummaries: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'date'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          date: {
            type: 'string',
            format: 'date',
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
