// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    DashboardTile: {
      type: 'string',
      enum: ['hours', 'running', 'projectHours', 'notifications', 'impediments', 'tasks', 'reviews', 'assets', 'firstSteps', 'team', 'holidays', 'absences', 'weeks'],
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
  },
  operations: {
    getDashboard: {
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
        properties: {
          tiles: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: {
              $ref: '#/$defs/DashboardTile',
            },
          },
        },
      },
      body: null,
      isForm: false,
    },
  },
};

export default requests;
