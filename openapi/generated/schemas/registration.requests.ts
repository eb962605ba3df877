// Generated from the contract by openapi/generate.mjs; do not edit.

import { format as formats, type Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
  formats: typeof formats;
} = {
  formats,
  $defs: {
    UserRegistration: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'organization', 'name', 'email', 'contactNumber', 'timeZone'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        organization: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        name: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        email: {
          type: 'string',
          format: 'email',
          maxLength: 254,
        },
        contactNumber: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        },
        timeZone: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
      },
    },
  },
  operations: {
    listTimeZones: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
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
    registerOrganization: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      body: {
        $ref: '#/$defs/UserRegistration',
      },
      isForm: false,
    },
  },
};

export default requests;
