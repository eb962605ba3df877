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
    Id: {
      type: 'string',
      format: 'uuid',
    },
    Instant: {
      type: 'string',
      format: 'date-time',
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
    ProjectTag: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'tagId', 'tagName', 'tagColor', 'isInherited', 'assignedToAll'],
      properties: {
        projectId: {
          type: 'string',
          format: 'uuid',
        },
        tagId: {
          $ref: '#/$defs/Id',
        },
        tagName: {
          type: 'string',
        },
        tagColor: {
          type: 'string',
        },
        isInherited: {
          type: 'boolean',
        },
        assignedToAll: {
          type: 'boolean',
        },
        projectCode: {
          type: ['string', 'null'],
        },
        projectName: {
          type: ['string', 'null'],
        },
        teamName: {
          type: ['string', 'null'],
        },
        isRemovable: {
          type: 'boolean',
        },
      },
    },
    ProjectTagsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectTags', 'successMessages'],
      properties: {
        projectTags: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTag',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ProjectTagsSearchAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projects', 'totalCount'],
      properties: {
        projects: {
          type: 'array',
          items: {
            $ref: '#/$defs/TaggedProject',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ProjectTagsView: {
      type: 'object',
      additionalProperties: false,
      required: ['projectTags', 'tags'],
      properties: {
        projectTags: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTag',
          },
        },
        tags: {
          type: 'array',
          items: {
            $ref: '#/$defs/Tag',
          },
        },
      },
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    Tag: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'color', 'createdOn', 'teamId', 'projectCount', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        color: {
          type: 'string',
        },
        createdOn: {
          $ref: '#/$defs/Instant',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        projectCount: {
          type: 'integer',
          minimum: 0,
        },
        inheritingCount: {
          type: 'integer',
          minimum: 0,
        },
        teamName: {
          type: ['string', 'null'],
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    TagAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tag', 'successMessages'],
      properties: {
        tag: {
          $ref: '#/$defs/Tag',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TagChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'color', 'teamName', 'isAssignable'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        color: {
          type: 'string',
        },
        teamName: {
          type: ['string', 'null'],
        },
        isAssignable: {
          type: 'boolean',
        },
      },
    },
    TagChoicesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tags'],
      properties: {
        tags: {
          type: 'array',
          items: {
            $ref: '#/$defs/TagChoice',
          },
        },
      },
    },
    TagTeamChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'teamName', 'isActive'],
      properties: {
        teamId: {
          $ref: '#/$defs/Id',
        },
        teamName: {
          type: 'string',
        },
        isActive: {
          type: 'boolean',
        },
      },
    },
    TagTeamsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['teams'],
      properties: {
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/TagTeamChoice',
          },
        },
      },
    },
    TagUse: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'assignedToAll'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        assignedToAll: {
          type: 'boolean',
        },
      },
    },
    TagView: {
      type: 'object',
      additionalProperties: false,
      required: ['tag', 'projects', 'accessibleCount', 'hiddenCount', 'changedBy', 'changedOn'],
      properties: {
        tag: {
          $ref: '#/$defs/Tag',
        },
        projects: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/TagUse',
          },
        },
        accessibleCount: {
          type: 'integer',
          minimum: 0,
        },
        hiddenCount: {
          type: 'integer',
          minimum: 0,
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
      },
    },
    TaggedProject: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'projectTags', 'ownerName', 'isTaggable'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectCode: {
          type: 'string',
        },
        projectName: {
          type: 'string',
        },
        ownerName: {
          type: 'string',
        },
        isTaggable: {
          type: 'boolean',
        },
        projectTags: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTag',
          },
        },
      },
    },
    TagsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tags'],
      properties: {
        tags: {
          type: 'array',
          items: {
            $ref: '#/$defs/Tag',
          },
        },
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
    getTags: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagsAnswer',
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
    updateTag: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagAnswer',
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
    createTag: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagAnswer',
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
    getTag: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagView',
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
    deleteTag: {
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
    restoreTag: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagAnswer',
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
    getTagTeams: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagTeamsAnswer',
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
    mergeTags: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagAnswer',
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
    searchProjectTags: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTagsSearchAnswer',
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
    getTagChoices: {
      200: {
        'application/json': {
          $ref: '#/$defs/TagChoicesAnswer',
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
    getProjectTags: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTagsView',
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
    assignProjectTag: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTagsAnswer',
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
    removeProjectTag: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTagsAnswer',
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
  },
};

export default responses;
