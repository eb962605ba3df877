// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    DateFormat: {
      type: 'string',
      enum: ['DD/MM/YYYY', 'MM/DD/YYYY'],
    },
    DateFormatAndTimeZone: {
      type: 'object',
      additionalProperties: false,
      required: ['dateFormat', 'timeZone'],
      properties: {
        dateFormat: {
          $ref: '#/$defs/DateFormat',
        },
        timeZone: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        hourFormat: {
          $ref: '#/$defs/HourFormat',
        },
      },
    },
    HourFormat: {
      type: 'string',
      enum: ['language', '12', '24'],
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    PasswordChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'oldPassword', 'newPassword', 'newConfirmPassword'],
      properties: {
        id: {
          type: 'string',
          minLength: 1,
          maxLength: 64,
        },
        oldPassword: {
          type: 'string',
          format: 'password',
          minLength: 1,
          maxLength: 128,
        },
        newPassword: {
          type: 'string',
          format: 'password',
          minLength: 1,
          maxLength: 128,
        },
        newConfirmPassword: {
          type: 'string',
          format: 'password',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TwoFactorDisabling: {
      type: 'object',
      additionalProperties: false,
      required: ['password'],
      properties: {
        password: {
          type: 'string',
          format: 'password',
          minLength: 1,
          maxLength: 128,
        },
      },
    },
    TwoFactorInput: {
      type: 'object',
      additionalProperties: false,
      required: ['passWord', 'verificationCode'],
      properties: {
        passWord: {
          type: 'string',
          format: 'password',
          minLength: 1,
          maxLength: 128,
        },
        verificationCode: {
          type: 'string',
          minLength: 1,
          maxLength: 32,
        },
      },
    },
  },
  operations: {
    getProfile: {
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
    updateDateFormatAndTimeZone: {
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
        $ref: '#/$defs/DateFormatAndTimeZone',
      },
      isForm: false,
    },
    uploadProfileImage: {
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
        type: 'object',
        additionalProperties: false,
        required: ['file'],
        properties: {
          file: {
            type: 'object',
            required: ['bytes'],
          },
        },
      },
      isForm: true,
    },
    getProfileImage: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'imageId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          imageId: {
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
    changePassword: {
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
        $ref: '#/$defs/PasswordChange',
      },
      isForm: false,
    },
    getTwoFactorStatus: {
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
    getTwoFactorConfig: {
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
    verifyTwoFactor: {
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
        $ref: '#/$defs/TwoFactorInput',
      },
      isForm: false,
    },
    getRecoveryCodes: {
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
    renewRecoveryCodes: {
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
        $ref: '#/$defs/TwoFactorInput',
      },
      isForm: false,
    },
    disableTwoFactor: {
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
        $ref: '#/$defs/TwoFactorDisabling',
      },
      isForm: false,
    },
    listSessions: {
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
    endOtherSessions: {
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
    endSession: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'sessionId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          sessionId: {
            type: 'string',
            minLength: 1,
            maxLength: 256,
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
