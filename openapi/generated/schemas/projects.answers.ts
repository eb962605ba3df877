// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    ActiveUser: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'userId', 'fullName', 'profileImageUrl'],
      properties: {
        employeeId: {
          type: 'string',
        },
        userId: {
          type: ['string', 'null'],
        },
        fullName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
      },
    },
    ActiveUsersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['activeUsers'],
      properties: {
        activeUsers: {
          type: 'array',
          items: {
            $ref: '#/$defs/ActiveUser',
          },
        },
      },
    },
    BookableWork: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectDisplayString', 'taskId', 'taskDisplayString', 'mayAddTask'],
      properties: {
        projectId: {
          $ref: '#/$defs/Id',
        },
        projectDisplayString: {
          type: 'string',
        },
        taskId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        taskDisplayString: {
          type: 'string',
        },
        mayAddTask: {
          type: 'boolean',
        },
      },
    },
    ChangedBy: {
      type: 'string',
    },
    ChangedOn: {
      type: 'string',
      format: 'date-time',
    },
    ClockWorkSettingsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['defaultProjectAndTask', 'isWFO', 'isClockWorkSetWeeklymail', 'successMessages'],
      properties: {
        defaultProjectAndTask: {
          oneOf: [
            {
              $ref: '#/$defs/ProjectTaskCombo',
            },
            {
              type: 'null',
            },
          ],
        },
        isWFO: {
          type: 'boolean',
        },
        isClockWorkSetWeeklymail: {
          type: 'boolean',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ConvertedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectDetail', 'successMessages'],
      properties: {
        projectDetail: {
          $ref: '#/$defs/ProjectOverview',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Count: {
      type: 'integer',
      minimum: 0,
    },
    DueOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    EligibleMembersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectMembersDetailView'],
      properties: {
        projectMembersDetailView: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectMember',
          },
        },
      },
    },
    EligibleMembersPage: {
      type: 'object',
      additionalProperties: false,
      required: ['members', 'totalCount'],
      properties: {
        members: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectMember',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
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
    FileLinkAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectFileLink', 'successMessages'],
      properties: {
        projectFileLink: {
          $ref: '#/$defs/ProjectFileLink',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    ImpedimentAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectImpediment', 'unResolvedImpediment', 'successMessages'],
      properties: {
        projectImpediment: {
          $ref: '#/$defs/ProjectImpediment',
        },
        unResolvedImpediment: {
          $ref: '#/$defs/UnResolvedImpediment',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ImpedimentDeletedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['unResolvedImpediment', 'successMessages'],
      properties: {
        unResolvedImpediment: {
          $ref: '#/$defs/UnResolvedImpediment',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ImpedimentsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectImpediments'],
      properties: {
        projectImpediments: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectImpediment',
          },
        },
      },
    },
    Instant: {
      type: 'string',
      format: 'date-time',
    },
    KeyValuePair: {
      type: 'object',
      additionalProperties: false,
      required: ['key', 'value'],
      properties: {
        key: {
          type: 'string',
          format: 'uuid',
        },
        value: {
          type: 'string',
        },
      },
    },
    LinkRequest: {
      type: 'object',
      additionalProperties: false,
      required: ['subProject', 'parentProject', 'requestedOn', 'requestedOnAsString', 'requestedBy', 'toName', 'mayAnswer', 'mayWithdraw'],
      properties: {
        subProject: {
          $ref: '#/$defs/ParentProject',
        },
        parentProject: {
          oneOf: [
            {
              $ref: '#/$defs/ParentProject',
            },
            {
              type: 'null',
            },
          ],
        },
        requestedOn: {
          $ref: '#/$defs/Instant',
        },
        requestedOnAsString: {
          type: 'string',
        },
        requestedBy: {
          type: 'string',
        },
        toName: {
          type: ['string', 'null'],
        },
        mayAnswer: {
          type: 'boolean',
        },
        mayWithdraw: {
          type: 'boolean',
        },
      },
    },
    LinkState: {
      type: 'string',
      enum: ['none', 'requested', 'linked', 'apex'],
    },
    LinkableProject: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'ownedBy'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        ownedBy: {
          type: 'string',
        },
      },
    },
    LinkableProjectsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projects', 'totalCount'],
      properties: {
        projects: {
          type: 'array',
          items: {
            $ref: '#/$defs/LinkableProject',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    MemberAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['member', 'successMessages'],
      properties: {
        member: {
          $ref: '#/$defs/ProjectMember',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    MembersLeftAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['members', 'successMessages'],
      properties: {
        members: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectMember',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    OwnedProjectsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['ownedProjects'],
      properties: {
        ownedProjects: {
          type: 'array',
          items: {
            $ref: '#/$defs/LinkableProject',
          },
        },
      },
    },
    OwnerState: {
      type: 'string',
      enum: ['able', 'left', 'noAccess'],
    },
    ParentProject: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
      },
    },
    ParentProjectsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['parentProjects'],
      properties: {
        parentProjects: {
          type: 'array',
          items: {
            $ref: '#/$defs/LinkableProject',
          },
        },
      },
    },
    PmoProject: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'description', 'createdBy', 'ownedBy', 'isResponse', 'isOwner', 'isWatching', 'isApexProject', 'unResolvedImpediment', 'dueOn', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        createdBy: {
          type: 'string',
        },
        ownedBy: {
          type: 'string',
        },
        isResponse: {
          type: 'boolean',
        },
        isOwner: {
          type: 'boolean',
        },
        isWatching: {
          type: 'boolean',
        },
        isApexProject: {
          type: 'boolean',
        },
        unResolvedImpediment: {
          $ref: '#/$defs/UnResolvedImpediment',
        },
        dueOn: {
          $ref: '#/$defs/DueOn',
        },
        startOn: {
          $ref: '#/$defs/StartOn',
        },
        createdOn: {
          $ref: '#/$defs/Instant',
        },
        ownerId: {
          type: 'string',
        },
        parentProject: {
          oneOf: [
            {
              $ref: '#/$defs/ParentProject',
            },
            {
              type: 'null',
            },
          ],
        },
        subProjectCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ProjectChange: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'changedOn', 'changedBy', 'subject', 'action', 'name', 'changes'],
      properties: {
        id: {
          type: 'string',
        },
        changedOn: {
          $ref: '#/$defs/ChangedOn',
        },
        changedBy: {
          $ref: '#/$defs/ChangedBy',
        },
        subject: {
          type: 'string',
          enum: ['project', 'task', 'member', 'subProject', 'impediment', 'file', 'tag'],
        },
        action: {
          type: 'string',
          enum: ['added', 'changed', 'removed', 'resolved', 'linked', 'unlinked', 'moved'],
        },
        name: {
          type: 'string',
        },
        changes: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectFieldChange',
          },
        },
      },
    },
    ProjectChangedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['project', 'successMessages'],
      properties: {
        project: {
          $ref: '#/$defs/ProjectOverview',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    ProjectCode: {
      type: 'string',
      pattern: '^[A-Za-z0-9._-]{1,30}$',
      maxLength: 30,
    },
    ProjectCodeAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          $ref: '#/$defs/ProjectCode',
        },
      },
    },
    ProjectCountsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['filterCounts', 'filterNames'],
      properties: {
        filterCounts: {
          $ref: '#/$defs/ProjectFilterCounts',
        },
        filterNames: {
          $ref: '#/$defs/ProjectFilterNames',
        },
      },
    },
    ProjectDay: {
      type: 'object',
      additionalProperties: false,
      required: ['day', 'seconds'],
      properties: {
        day: {
          type: 'string',
          format: 'date',
        },
        seconds: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    ProjectDaysAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['start', 'end', 'days'],
      properties: {
        start: {
          type: 'string',
          format: 'date',
        },
        end: {
          type: 'string',
          format: 'date',
        },
        days: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectDay',
          },
        },
      },
    },
    ProjectFieldChange: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'from', 'to'],
      properties: {
        field: {
          type: 'string',
        },
        from: {
          type: ['string', 'null'],
        },
        to: {
          type: ['string', 'null'],
        },
      },
    },
    ProjectFileLink: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'projectId', 'name', 'url', 'employeeName', 'uploadedOn', 'isEditable', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        projectId: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        url: {
          type: 'string',
          format: 'uri',
        },
        employeeName: {
          type: 'string',
        },
        uploadedOn: {
          type: 'string',
          format: 'date-time',
        },
        isEditable: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ProjectFilterCounts: {
      type: 'object',
      additionalProperties: false,
      required: ['accessible', 'owned', 'watched', 'apex', 'impedimented', 'progressing', 'stopped', 'waiting'],
      properties: {
        accessible: {
          $ref: '#/$defs/Count',
        },
        owned: {
          $ref: '#/$defs/Count',
        },
        watched: {
          $ref: '#/$defs/Count',
        },
        apex: {
          $ref: '#/$defs/Count',
        },
        impedimented: {
          $ref: '#/$defs/Count',
        },
        progressing: {
          $ref: '#/$defs/Count',
        },
        stopped: {
          $ref: '#/$defs/Count',
        },
        waiting: {
          $ref: '#/$defs/Count',
        },
      },
    },
    ProjectFilterNames: {
      type: 'object',
      additionalProperties: false,
      required: ['tags', 'owners', 'parentProject'],
      properties: {
        tags: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTagChoice',
          },
        },
        owners: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectOwner',
          },
        },
        parentProject: {
          oneOf: [
            {
              $ref: '#/$defs/ParentProject',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    ProjectHistoryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectChanges', 'totalCount'],
      properties: {
        projectChanges: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectChange',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ProjectImpediment: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'impediments', 'createdBy', 'creatorName', 'createdOn', 'createdOnAsString', 'resolverName', 'projectId', 'resolvedBy', 'resolvedOn', 'resolvedOnAsString', 'mediaFileId', 'profileImageUrl', 'isResolved', 'isDeletable'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        impediments: {
          type: 'string',
        },
        createdBy: {
          type: 'string',
        },
        creatorName: {
          type: 'string',
        },
        createdOn: {
          $ref: '#/$defs/Instant',
        },
        createdOnAsString: {
          type: 'string',
        },
        resolverName: {
          type: ['string', 'null'],
        },
        projectId: {
          $ref: '#/$defs/Id',
        },
        resolvedBy: {
          type: ['string', 'null'],
        },
        resolvedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        resolvedOnAsString: {
          type: 'string',
        },
        mediaFileId: {
          type: ['string', 'null'],
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        isResolved: {
          type: 'boolean',
        },
        isDeletable: {
          type: 'boolean',
        },
        resolution: {
          type: 'string',
        },
        isEditable: {
          type: 'boolean',
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ProjectMember: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'fullName', 'profileImageUrl', 'mediaFileId', 'timeEffortAsString', 'isActiveMember', 'employeeId'],
      properties: {
        id: {
          type: 'string',
        },
        fullName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        mediaFileId: {
          type: ['string', 'null'],
        },
        timeEffortAsString: {
          type: 'string',
        },
        isActiveMember: {
          type: 'boolean',
        },
        employeeId: {
          type: 'string',
        },
        timeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        isEmployed: {
          type: 'boolean',
        },
      },
    },
    ProjectOverview: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'description', 'createdBy', 'ownedBy', 'ownerId', 'createdOn', 'createdOnAsString', 'dueOn', 'isAddSubProject', 'isAccessForParentProject', 'isAlreadyRequested', 'isLinked', 'isApexProject', 'isProjectOwner', 'isOwner', 'isEditable', 'isMember', 'isWatching', 'unResolvedImpediment', 'members', 'tasks', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        createdBy: {
          type: 'string',
        },
        ownedBy: {
          type: 'string',
        },
        ownerId: {
          type: 'string',
        },
        createdOn: {
          $ref: '#/$defs/Instant',
        },
        createdOnAsString: {
          type: 'string',
        },
        startOn: {
          $ref: '#/$defs/StartOn',
        },
        dueOn: {
          $ref: '#/$defs/DueOn',
        },
        isAddSubProject: {
          type: 'boolean',
        },
        isAccessForParentProject: {
          type: 'boolean',
        },
        isAlreadyRequested: {
          type: 'boolean',
        },
        isLinked: {
          type: 'boolean',
        },
        isApexProject: {
          type: 'boolean',
        },
        linkState: {
          $ref: '#/$defs/LinkState',
        },
        linkRequest: {
          oneOf: [
            {
              $ref: '#/$defs/LinkRequest',
            },
            {
              type: 'null',
            },
          ],
        },
        isProjectOwner: {
          type: 'boolean',
        },
        isOwner: {
          type: 'boolean',
        },
        isEditable: {
          type: 'boolean',
        },
        ownerState: {
          $ref: '#/$defs/OwnerState',
        },
        isTransferable: {
          type: 'boolean',
        },
        isDeletable: {
          type: 'boolean',
        },
        ownSeconds: {
          type: 'integer',
          minimum: 0,
        },
        totalSeconds: {
          type: 'integer',
          minimum: 0,
        },
        bookedEntryCount: {
          type: 'integer',
          minimum: 0,
        },
        isMember: {
          type: 'boolean',
        },
        isWatching: {
          type: 'boolean',
        },
        unResolvedImpediment: {
          $ref: '#/$defs/UnResolvedImpediment',
        },
        members: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectMember',
          },
        },
        tasks: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTask',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ProjectOverviewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['project', 'subProjects', 'projectTags', 'tags', 'parentProject', 'projectFilesStorage', 'isAddSubProject', 'isAccessForParentProject', 'isRequested', 'isLinked', 'isApexProject', 'isProjectOwner'],
      properties: {
        project: {
          $ref: '#/$defs/ProjectOverview',
        },
        subProjects: {
          type: 'array',
          items: {
            $ref: '#/$defs/SubProject',
          },
        },
        linkRequests: {
          type: 'array',
          items: {
            $ref: '#/$defs/LinkRequest',
          },
        },
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
        parentProject: {
          oneOf: [
            {
              $ref: '#/$defs/ParentProject',
            },
            {
              type: 'null',
            },
          ],
        },
        projectFilesStorage: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectFileLink',
          },
        },
        isAddSubProject: {
          type: 'boolean',
        },
        isAccessForParentProject: {
          type: 'boolean',
        },
        isRequested: {
          type: 'boolean',
        },
        isLinked: {
          type: 'boolean',
        },
        isApexProject: {
          type: 'boolean',
        },
        isProjectOwner: {
          type: 'boolean',
        },
        isTaggable: {
          type: 'boolean',
        },
      },
    },
    ProjectOwner: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'fullName', 'profileImageUrl'],
      properties: {
        employeeId: {
          type: 'string',
        },
        fullName: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
      },
    },
    ProjectOwnersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['owners', 'totalCount'],
      properties: {
        owners: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectOwner',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ProjectParentsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['parents', 'totalCount'],
      properties: {
        parents: {
          type: 'array',
          items: {
            $ref: '#/$defs/LinkableProject',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ProjectSearchAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['pmoProjects', 'totalCount'],
      properties: {
        pmoProjects: {
          type: 'array',
          items: {
            $ref: '#/$defs/PmoProject',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
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
    ProjectTagChoice: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'color'],
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
      },
    },
    ProjectTagChoicesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tags', 'totalCount'],
      properties: {
        tags: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTagChoice',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    ProjectTask: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'projectDescription', 'taskId', 'taskCode', 'taskName', 'taskDescription', 'timeEffortAsString', 'version'],
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
        projectDescription: {
          type: 'string',
        },
        taskId: {
          $ref: '#/$defs/Id',
        },
        taskCode: {
          type: 'string',
        },
        taskName: {
          type: 'string',
        },
        taskDescription: {
          type: 'string',
        },
        timeEffortAsString: {
          type: 'string',
        },
        timeInSeconds: {
          type: 'integer',
          minimum: 0,
        },
        runningCount: {
          type: 'integer',
          minimum: 0,
        },
        status: {
          $ref: '#/$defs/TaskStatus',
        },
        assigneeId: {
          type: ['string', 'null'],
        },
        assigneeName: {
          type: ['string', 'null'],
        },
        assigneeImageUrl: {
          type: ['string', 'null'],
        },
        startOn: {
          $ref: '#/$defs/TaskStartOn',
        },
        dueOn: {
          $ref: '#/$defs/TaskDueOn',
        },
        order: {
          type: 'string',
        },
        estimateInSeconds: {
          $ref: '#/$defs/TaskEstimate',
        },
        createdOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        createdBy: {
          type: ['string', 'null'],
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    ProjectTaskCombo: {
      type: 'object',
      additionalProperties: false,
      required: ['projectId', 'projectCode', 'projectName', 'projectDescription', 'taskId', 'taskCode', 'taskName', 'taskDescription'],
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
        projectDescription: {
          type: 'string',
        },
        taskId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        taskCode: {
          type: 'string',
        },
        taskName: {
          type: 'string',
        },
        taskDescription: {
          type: 'string',
        },
      },
    },
    ProjectTaskCombosAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['projectTaskCombos'],
      properties: {
        projectTaskCombos: {
          type: 'array',
          items: {
            $ref: '#/$defs/ProjectTaskCombo',
          },
        },
      },
    },
    ProjectsSelectionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['pmoProjectsKVP'],
      properties: {
        pmoProjectsKVP: {
          type: 'array',
          items: {
            $ref: '#/$defs/KeyValuePair',
          },
        },
      },
    },
    StartOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    SubProject: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'createdOnAsString', 'description', 'profileImageUrl', 'employeeName', 'isSubProjectMember'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        createdOn: {
          $ref: '#/$defs/Instant',
        },
        createdOnAsString: {
          type: 'string',
        },
        description: {
          type: 'string',
        },
        profileImageUrl: {
          type: ['string', 'null'],
        },
        employeeName: {
          type: 'string',
        },
        isSubProjectMember: {
          type: 'boolean',
        },
        isProjectOwner: {
          type: 'boolean',
        },
      },
    },
    SubProjectsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['subProjects', 'successMessages'],
      properties: {
        subProjects: {
          type: 'array',
          items: {
            $ref: '#/$defs/SubProject',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    TaskAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['task', 'successMessages'],
      properties: {
        task: {
          $ref: '#/$defs/ProjectTask',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TaskDueOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    TaskEstimate: {
      type: ['integer', 'null'],
      minimum: 60,
      maximum: 36000000,
    },
    TaskIdAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['taskId', 'successMessages'],
      properties: {
        taskId: {
          $ref: '#/$defs/Id',
        },
        task: {
          $ref: '#/$defs/ProjectTask',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    TaskStartOn: {
      type: ['string', 'null'],
      format: 'date',
    },
    TaskStatus: {
      type: 'string',
      enum: ['open', 'inProgress', 'blocked', 'done'],
    },
    TaskView: {
      type: 'object',
      additionalProperties: false,
      required: ['task'],
      properties: {
        task: {
          $ref: '#/$defs/ProjectTask',
        },
      },
    },
    TasksSelectionAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['pmoTasksKVP'],
      properties: {
        pmoTasksKVP: {
          type: 'array',
          items: {
            $ref: '#/$defs/KeyValuePair',
          },
        },
      },
    },
    TotalCount: {
      type: 'integer',
      minimum: 0,
    },
    UnResolvedImpediment: {
      type: 'integer',
      minimum: 0,
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
    WatchAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['isWatching', 'successMessages'],
      properties: {
        isWatching: {
          type: 'boolean',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    WorkAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['work', 'totalCount'],
      properties: {
        work: {
          type: 'array',
          items: {
            $ref: '#/$defs/BookableWork',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
  },
  operations: {
    searchProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectSearchAnswer',
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
    countProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectCountsAnswer',
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
    exportProjects: {
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
    suggestProjectCode: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectCodeAnswer',
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
    searchProjectParents: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectParentsAnswer',
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
    searchProjectOwners: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectOwnersAnswer',
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
    searchTagsOfProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTagChoicesAnswer',
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
    getProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectOverviewAnswer',
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
    createProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    updateProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    deleteProject: {
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
    getEligibleProjectMembers: {
      200: {
        'application/json': {
          $ref: '#/$defs/EligibleMembersAnswer',
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
    searchEligibleProjectMembers: {
      200: {
        'application/json': {
          $ref: '#/$defs/EligibleMembersPage',
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
    getProjectDays: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectDaysAnswer',
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
    getProjectHistory: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectHistoryAnswer',
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
    addProjectMember: {
      200: {
        'application/json': {
          $ref: '#/$defs/MemberAnswer',
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
    removeProjectMember: {
      200: {
        'application/json': {
          $ref: '#/$defs/MembersLeftAnswer',
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
    changeProjectOwner: {
      200: {
        'application/json': {
          $ref: '#/$defs/MemberAnswer',
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
    getActiveUsers: {
      200: {
        'application/json': {
          $ref: '#/$defs/ActiveUsersAnswer',
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
    createProjectTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/TaskIdAnswer',
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
    getProjectTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/TaskView',
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
    updateProjectTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/TaskAnswer',
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
    deleteProjectTask: {
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
    reorderProjectTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/TaskAnswer',
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
    moveProjectTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/TaskAnswer',
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
    convertTaskToProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ConvertedAnswer',
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
    markAsApexProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    removeAsApexProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    delinkProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    addSubProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/SubProjectsAnswer',
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
    getOwnedParentProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/OwnedProjectsAnswer',
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
    getOwnedProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/OwnedProjectsAnswer',
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
    getParentProjectsForLinking: {
      200: {
        'application/json': {
          $ref: '#/$defs/ParentProjectsAnswer',
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
    requestSubProjectLink: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    searchLinkableProjects: {
      200: {
        'application/json': {
          $ref: '#/$defs/LinkableProjectsAnswer',
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
    denySubProjectRequest: {
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
    withdrawSubProjectRequest: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    linkSubProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    linkSubProjectToOwned: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectChangedAnswer',
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
    addProjectFile: {
      200: {
        'application/json': {
          $ref: '#/$defs/FileLinkAnswer',
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
    updateProjectFile: {
      200: {
        'application/json': {
          $ref: '#/$defs/FileLinkAnswer',
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
    deleteProjectFile: {
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
    watchProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/WatchAnswer',
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
    unwatchProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/WatchAnswer',
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
    getProjectImpediments: {
      200: {
        'application/json': {
          $ref: '#/$defs/ImpedimentsAnswer',
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
    addImpediment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ImpedimentAnswer',
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
    updateImpediment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ImpedimentAnswer',
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
    deleteImpediment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ImpedimentDeletedAnswer',
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
    resolveImpediment: {
      200: {
        'application/json': {
          $ref: '#/$defs/ImpedimentAnswer',
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
    getRecentProjectTaskCombos: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectTaskCombosAnswer',
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
    getProjectsSelection: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectsSelectionAnswer',
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
    getValidProjectsForDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/ProjectsSelectionAnswer',
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
    getTasksSelection: {
      200: {
        'application/json': {
          $ref: '#/$defs/TasksSelectionAnswer',
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
    searchWork: {
      200: {
        'application/json': {
          $ref: '#/$defs/WorkAnswer',
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
    createTaskUnderProject: {
      200: {
        'application/json': {
          $ref: '#/$defs/TaskAnswer',
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
    saveDefaultProjectTask: {
      200: {
        'application/json': {
          $ref: '#/$defs/ClockWorkSettingsAnswer',
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
    removeDefaultProjectTask: {
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
