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
    Client: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isActive', 'contacts', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        isActive: {
          type: 'boolean',
        },
        contacts: {
          type: 'array',
          maxItems: 50,
          items: {
            $ref: '#/$defs/ClientContact',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ClientAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['client', 'successMessages'],
      properties: {
        client: {
          $ref: '#/$defs/Client',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ClientContact: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'email'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 250,
        },
      },
    },
    ClientDetails: {
      type: 'object',
      additionalProperties: false,
      required: ['client', 'changedBy', 'changedOn', 'engagements', 'engagementCount', 'reviews', 'reviewCount'],
      properties: {
        client: {
          $ref: '#/$defs/Client',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
        engagements: {
          type: ['array', 'null'],
          maxItems: 20,
          items: {
            $ref: '#/$defs/EngagementOfClient',
          },
        },
        engagementCount: {
          type: 'integer',
          minimum: 0,
        },
        reviews: {
          type: ['array', 'null'],
          maxItems: 20,
          items: {
            $ref: '#/$defs/ReviewOfClient',
          },
        },
        reviewCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    ClientRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'isActive', 'contacts', 'contactCount', 'engagementCount', 'reviewCount', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        isActive: {
          type: 'boolean',
        },
        contacts: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientContact',
          },
        },
        contactCount: {
          type: 'integer',
          minimum: 0,
        },
        engagementCount: {
          type: 'integer',
          minimum: 0,
        },
        reviewCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ClientRowsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clients', 'totalCount'],
      properties: {
        clients: {
          type: 'array',
          items: {
            $ref: '#/$defs/ClientRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ClientView: {
      type: 'object',
      additionalProperties: false,
      required: ['client'],
      properties: {
        client: {
          $ref: '#/$defs/Client',
        },
      },
    },
    ClientsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['clients'],
      properties: {
        clients: {
          type: 'array',
          items: {
            $ref: '#/$defs/Client',
          },
        },
      },
    },
    EngagementOfClient: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'createdOn'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        createdOn: {
          type: 'string',
          format: 'date',
        },
      },
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
    Id: {
      type: 'string',
      format: 'uuid',
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
    Name: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    NewId: {
      type: 'string',
      format: 'uuid',
      not: {
        const: '00000000-0000-0000-0000-000000000000',
      },
    },
    ReviewOfClient: {
      type: 'object',
      additionalProperties: false,
      required: ['reviewId', 'cycleId', 'stepId', 'cycleName', 'employeeName', 'contactName', 'promotedOn'],
      properties: {
        reviewId: {
          $ref: '#/$defs/Id',
        },
        cycleId: {
          $ref: '#/$defs/Id',
        },
        stepId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        cycleName: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        contactName: {
          type: 'string',
        },
        promotedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
      },
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
  },
  operations: {
    getClients: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientsAnswer',
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
    updateClient: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientAnswer',
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
    createClient: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientAnswer',
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
    searchClients: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientRowsAnswer',
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
    getClient: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientView',
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
    deleteClient: {
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
    getClientDetails: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClientDetails',
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
