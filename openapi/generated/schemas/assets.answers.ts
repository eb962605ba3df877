// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const responses: {
  $defs: Record<string, Schema>;
  operations: Record<string, Record<string, Record<string, Schema>>>;
} = {
  $defs: {
    AddAssetAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetProperties', 'defaultStatusId', 'assetControlType'],
      properties: {
        assetProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeProperty',
          },
        },
        defaultStatusId: {
          type: 'string',
          format: 'uuid',
        },
        assetControlType: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetControlType',
          },
        },
      },
    },
    AssessmentYear: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assessmentYear', 'startDateAsString', 'endDateAsString', 'isRun', 'isProvisional', 'runOn', 'runOnAsString', 'runByName', 'assetCount', 'changedCount', 'mismatchCount', 'openingValue', 'additions', 'depreciation', 'writtenOff', 'closingValue'],
      properties: {
        id: {
          type: 'string',
          pattern: '^\\d{4}$',
        },
        assessmentYear: {
          type: 'string',
        },
        startDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        endDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        isRun: {
          type: 'boolean',
        },
        isProvisional: {
          type: 'boolean',
        },
        runOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        runOnAsString: {
          type: 'string',
        },
        runByName: {
          type: 'string',
        },
        assetCount: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        changedCount: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        mismatchCount: {
          type: ['integer', 'null'],
          minimum: 0,
        },
        openingValue: {
          type: ['number', 'null'],
        },
        additions: {
          type: ['number', 'null'],
        },
        depreciation: {
          type: ['number', 'null'],
        },
        writtenOff: {
          type: ['number', 'null'],
        },
        closingValue: {
          type: ['number', 'null'],
        },
      },
    },
    AssessmentYearsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetAssessmentYear', 'totalCount'],
      properties: {
        assetAssessmentYear: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssessmentYear',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AssetAddedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'successMessages'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetAssignedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetAssignment', 'successMessages'],
      properties: {
        assetAssignment: {
          $ref: '#/$defs/AssetAssignmentRecord',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetAssignment: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'employeeName', 'teamId', 'teamName', 'workPlace', 'assets'],
      properties: {
        employeeId: {
          type: ['string', 'null'],
        },
        employeeName: {
          type: 'string',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        teamName: {
          type: 'string',
        },
        workPlace: {
          type: 'string',
        },
        assets: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssignmentView',
          },
        },
      },
    },
    AssetAssignmentAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetAssignment'],
      properties: {
        assetAssignment: {
          oneOf: [
            {
              $ref: '#/$defs/AssetAssignment',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    AssetAssignmentHistoryRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'employeeName', 'teamName', 'assignmentStartDateAsString', 'assignmentEndDateAsString', 'expectedReturnOnAsString', 'note', 'handover'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        employeeName: {
          type: 'string',
        },
        teamName: {
          type: 'string',
        },
        assignmentStartDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        assignmentEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        expectedReturnOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        note: {
          type: 'string',
        },
        handover: {
          $ref: '#/$defs/AssetHandoverOrNone',
        },
      },
    },
    AssetAssignmentRecord: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetId', 'employeeId', 'teamId'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetId: {
          $ref: '#/$defs/Id',
        },
        employeeId: {
          type: ['string', 'null'],
        },
        teamId: {
          $ref: '#/$defs/IdOrNull',
        },
      },
    },
    AssetAudit: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'assetLocationId', 'assetLocationName', 'assetTypeId', 'assetTypeName', 'assetCategoryId', 'assetCategoryName', 'isWithAssigned', 'status', 'beganOn', 'beganBy', 'finishedOn', 'finishedBy', 'expectedCount', 'foundCount', 'missingCount', 'unexpectedCount'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        assetLocationId: {
          $ref: '#/$defs/Id',
        },
        assetLocationName: {
          type: 'string',
        },
        assetTypeId: {
          $ref: '#/$defs/IdOrNull',
        },
        assetTypeName: {
          type: 'string',
        },
        assetCategoryId: {
          $ref: '#/$defs/IdOrNull',
        },
        assetCategoryName: {
          type: 'string',
        },
        isWithAssigned: {
          type: 'boolean',
        },
        status: {
          $ref: '#/$defs/AssetAuditStatus',
        },
        beganOn: {
          $ref: '#/$defs/Instant',
        },
        beganBy: {
          type: 'string',
        },
        finishedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        finishedBy: {
          type: 'string',
        },
        expectedCount: {
          type: 'integer',
          minimum: 0,
        },
        foundCount: {
          type: 'integer',
          minimum: 0,
        },
        missingCount: {
          type: 'integer',
          minimum: 0,
        },
        unexpectedCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetAuditAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetAudit', 'missingAssetIds', 'strayAssetIds'],
      properties: {
        assetAudit: {
          $ref: '#/$defs/AssetAudit',
        },
        missingAssetIds: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        strayAssetIds: {
          type: 'array',
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    AssetAuditReason: {
      type: ['string', 'null'],
      enum: ['Disposed', 'Assigned', 'Repair', 'Elsewhere', 'OtherKind', 'Since', null],
    },
    AssetAuditResult: {
      type: 'string',
      enum: ['Missing', 'Found', 'Unexpected'],
    },
    AssetAuditSaved: {
      type: 'object',
      additionalProperties: false,
      required: ['assetAudit', 'successMessages'],
      properties: {
        assetAudit: {
          $ref: '#/$defs/AssetAudit',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetAuditStatus: {
      type: 'string',
      enum: ['Open', 'Finished'],
    },
    AssetAuditsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetAudits'],
      properties: {
        assetAudits: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetAudit',
          },
        },
      },
    },
    AssetCategoriesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCategories'],
      properties: {
        assetCategories: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetCategory',
          },
        },
      },
    },
    AssetCategory: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value', 'assetTypeCount', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        value: {
          type: 'string',
        },
        assetTypeCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetCategoryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCategory', 'successMessages'],
      properties: {
        assetCategory: {
          $ref: '#/$defs/AssetCategory',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetChangeRow: {
      type: 'object',
      additionalProperties: false,
      required: ['changedOn', 'changedBy', 'isAdded', 'fields'],
      properties: {
        changedOn: {
          type: 'string',
          format: 'date-time',
        },
        changedBy: {
          type: 'string',
        },
        isAdded: {
          type: 'boolean',
        },
        fields: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetFieldChange',
          },
        },
      },
    },
    AssetControlType: {
      type: 'object',
      additionalProperties: false,
      required: ['masterId', 'description'],
      properties: {
        masterId: {
          $ref: '#/$defs/Id',
        },
        description: {
          $ref: '#/$defs/AssetPropertyControlType',
        },
      },
    },
    AssetCullOutDefaults: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCategories', 'yearList', 'teamList'],
      properties: {
        assetCategories: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        yearList: {
          type: 'array',
          items: {
            type: 'integer',
          },
        },
        teamList: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
      },
    },
    AssetCullOutRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetTypeId', 'assetType', 'assetCategoryId', 'assetCategory', 'assetStatus', 'employeeName', 'teamName', 'dateOfPurchaseAsString', 'warrantyEndDateAsString', 'ageInYears', 'price'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        assetCategory: {
          type: 'string',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        employeeName: {
          type: 'string',
        },
        teamName: {
          type: 'string',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
        ageInYears: {
          type: 'integer',
          minimum: 0,
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
      },
    },
    AssetDataType: {
      type: 'object',
      additionalProperties: false,
      required: ['masterId', 'description'],
      properties: {
        masterId: {
          $ref: '#/$defs/Id',
        },
        description: {
          $ref: '#/$defs/AssetPropertyDataType',
        },
      },
    },
    AssetDay: {
      type: 'string',
      pattern: '^(\\d{2}/\\d{2}/\\d{4})?$',
      maxLength: 10,
    },
    AssetDefaults: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypes', 'assetCategories', 'assetLocations', 'vendors', 'statuses'],
      properties: {
        assetTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeLookup',
          },
        },
        assetCategories: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        assetLocations: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        vendors: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        statuses: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetStatusItem',
          },
        },
      },
    },
    AssetDeletionAudit: {
      type: 'object',
      additionalProperties: false,
      required: ['auditId', 'name'],
      properties: {
        auditId: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
      },
    },
    AssetDeletionEffect: {
      type: 'object',
      additionalProperties: false,
      required: ['assetId', 'assetCode', 'holderName', 'assignmentCount', 'repairCount', 'reminderCount', 'openAudits'],
      properties: {
        assetId: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        holderName: {
          type: 'string',
        },
        assignmentCount: {
          type: 'integer',
          minimum: 0,
        },
        repairCount: {
          type: 'integer',
          minimum: 0,
        },
        reminderCount: {
          type: 'integer',
          minimum: 0,
        },
        openAudits: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetDeletionAudit',
          },
        },
      },
    },
    AssetDeletionEffectsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['effects'],
      properties: {
        effects: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetDeletionEffect',
          },
        },
      },
    },
    AssetDepreciation: {
      type: 'object',
      additionalProperties: false,
      required: ['assetId', 'assetCode', 'name', 'assetType', 'dateOfPurchaseAsString', 'price', 'usefulLifeInYears', 'openingValue', 'additions', 'depreciation', 'writtenOff', 'closingValue', 'isDeleted', 'change', 'previousClosingValue'],
      properties: {
        assetId: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
        usefulLifeInYears: {
          type: 'integer',
          minimum: 1,
        },
        openingValue: {
          type: 'number',
        },
        additions: {
          type: 'number',
        },
        depreciation: {
          type: 'number',
        },
        writtenOff: {
          type: 'number',
        },
        closingValue: {
          type: 'number',
        },
        isDeleted: {
          type: 'boolean',
        },
        change: {
          type: 'string',
          enum: ['none', 'added', 'changed'],
        },
        previousClosingValue: {
          type: ['number', 'null'],
        },
      },
    },
    AssetDetail: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetTypeId', 'assetType', 'assetCategoryName', 'serialNumber', 'assetLocationId', 'vendorId', 'vendorName', 'invoiceNumber', 'dateOfPurchase', 'dateOfPurchaseAsString', 'dateOfPurchaseThreshold', 'price', 'warrantyStartDate', 'warrantyStartDateAsString', 'warrantyPeriod', 'warrantyEndDate', 'warrantyEndDateAsString', 'statusId', 'assetStatus', 'teamName', 'employeeName', 'lastStatusThreshold', 'scrappedOnAsString', 'disposedOnAsString', 'sentToRepairOnAsString', 'returnedFromRepairOnAsString', 'repairNotesBeforeService', 'repairNotesAfterService', 'repairStatus', 'assetProperties', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          type: 'string',
        },
        assetCategoryName: {
          type: 'string',
        },
        serialNumber: {
          type: 'string',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        vendorName: {
          type: 'string',
        },
        invoiceNumber: {
          type: 'string',
        },
        dateOfPurchase: {
          $ref: '#/$defs/DayOrNull',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        dateOfPurchaseThreshold: {
          type: ['string', 'null'],
          format: 'date',
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
        warrantyStartDate: {
          $ref: '#/$defs/DayOrNull',
        },
        warrantyStartDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warrantyPeriod: {
          type: 'integer',
          minimum: 0,
          maximum: 99,
        },
        warrantyEndDate: {
          $ref: '#/$defs/DayOrNull',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        statusId: {
          $ref: '#/$defs/Id',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        teamName: {
          type: 'string',
        },
        employeeName: {
          type: 'string',
        },
        lastStatusThreshold: {
          type: 'string',
          format: 'date',
        },
        scrappedOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        disposedOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        sentToRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        returnedFromRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        repairNotesBeforeService: {
          type: 'string',
        },
        repairNotesAfterService: {
          type: 'string',
        },
        repairStatus: {
          type: ['string', 'null'],
          enum: ['SentToRepair', 'ReturnedFromRepair', null],
        },
        assetProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeProperty',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetDetailAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetDetail'],
      properties: {
        assetDetail: {
          $ref: '#/$defs/AssetDetail',
        },
      },
    },
    AssetEmployee: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'teamName', 'workPlace', 'assetCount'],
      properties: {
        id: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        teamName: {
          type: 'string',
        },
        workPlace: {
          type: 'string',
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetEmployeeAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeAssets'],
      properties: {
        employeeAssets: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssignmentView',
          },
        },
      },
    },
    AssetEmployeeLookupAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['employees'],
      properties: {
        employees: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetEmployee',
          },
        },
      },
    },
    AssetFieldChange: {
      type: 'object',
      additionalProperties: false,
      required: ['field', 'assetTypePropertyName', 'from', 'to'],
      properties: {
        field: {
          type: 'string',
          enum: ['assetCode', 'name', 'serialNumber', 'assetLocationName', 'vendorName', 'invoiceNumber', 'dateOfPurchase', 'price', 'warrantyStartDate', 'warrantyPeriod', 'assetStatus', 'holderName', 'assetProperty'],
        },
        assetTypePropertyName: {
          type: 'string',
        },
        from: {
          type: 'string',
        },
        to: {
          type: 'string',
        },
      },
    },
    AssetHandover: {
      type: 'object',
      additionalProperties: false,
      required: ['state', 'answeredAt', 'answeredAtAsString', 'remark', 'remindableFrom'],
      properties: {
        state: {
          $ref: '#/$defs/AssetHandoverState',
        },
        answeredAt: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        answeredAtAsString: {
          type: 'string',
        },
        remark: {
          type: 'string',
        },
        remindableFrom: {
          type: ['string', 'null'],
          format: 'date-time',
        },
      },
    },
    AssetHandoverOrNone: {
      oneOf: [
        {
          $ref: '#/$defs/AssetHandover',
        },
        {
          type: 'null',
        },
      ],
    },
    AssetHandoverResentAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['remindableFrom', 'successMessages'],
      properties: {
        remindableFrom: {
          type: 'string',
          format: 'date-time',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetHandoverState: {
      type: 'string',
      enum: ['Pending', 'Accepted', 'Declined', 'Ended'],
    },
    AssetHistoriesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetHistories'],
      properties: {
        assetHistories: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetAssignmentHistoryRow',
          },
        },
      },
    },
    AssetHistoryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['statusHistory', 'repairHistory', 'changes'],
      properties: {
        changes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetChangeRow',
          },
        },
        statusHistory: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetStatusHistoryRow',
          },
        },
        repairHistory: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetRepairRow',
          },
        },
      },
    },
    AssetHolder: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'teamId', 'name', 'teamName', 'workPlace', 'isActive', 'assetCount', 'overdueCount', 'totalPrice'],
      properties: {
        employeeId: {
          type: ['string', 'null'],
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        name: {
          type: 'string',
        },
        teamName: {
          type: 'string',
        },
        workPlace: {
          type: 'string',
        },
        isActive: {
          type: 'boolean',
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
        overdueCount: {
          type: 'integer',
          minimum: 0,
        },
        totalPrice: {
          $ref: '#/$defs/AssetPrice',
        },
      },
    },
    AssetHolderAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetHolder'],
      properties: {
        assetHolder: {
          $ref: '#/$defs/AssetHolder',
        },
      },
    },
    AssetHoldersAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetHolders', 'totalCount'],
      properties: {
        assetHolders: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetHolder',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AssetImportAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['count', 'updatedCount', 'known', 'ids', 'successMessages'],
      properties: {
        count: {
          type: 'integer',
          minimum: 0,
        },
        updatedCount: {
          type: 'integer',
          minimum: 0,
        },
        known: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetImportKnown',
          },
        },
        ids: {
          type: 'array',
          items: {
            $ref: '#/$defs/Id',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetImportKnown: {
      type: 'object',
      additionalProperties: false,
      required: ['row', 'id', 'version', 'fields'],
      properties: {
        row: {
          type: 'integer',
          minimum: 0,
        },
        id: {
          $ref: '#/$defs/Id',
        },
        version: {
          type: 'integer',
          minimum: 1,
        },
        fields: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetFieldChange',
          },
        },
      },
    },
    AssetLabel: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetType'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
      },
    },
    AssetLabelsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetLabels', 'totalCount'],
      properties: {
        assetLabels: {
          type: 'array',
          maxItems: 1000,
          items: {
            $ref: '#/$defs/AssetLabel',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AssetListRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetTypeId', 'assetType', 'assetCode', 'name', 'assetCategory', 'assetStatusTypeId', 'assetStatus', 'employeeId', 'employeeName', 'teamId', 'teamName', 'assetLocationId', 'assetLocationName', 'assignmentId', 'serialNumber', 'vendorId', 'vendorName', 'invoiceNumber', 'price', 'dateOfPurchaseAsString', 'warrantyEndDateAsString', 'warranty', 'assetProperties', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          type: 'string',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetCategory: {
          type: 'string',
        },
        assetStatusTypeId: {
          type: 'string',
          format: 'uuid',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        employeeId: {
          type: ['string', 'null'],
        },
        employeeName: {
          type: 'string',
        },
        teamName: {
          type: 'string',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetLocationName: {
          type: 'string',
        },
        assignmentId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        serialNumber: {
          type: 'string',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        vendorName: {
          type: 'string',
        },
        invoiceNumber: {
          type: 'string',
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warranty: {
          $ref: '#/$defs/AssetWarranty',
        },
        assetProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetViewProperty',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetLocation: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value', 'assetCount', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        value: {
          type: 'string',
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetLocationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetLocation', 'successMessages'],
      properties: {
        assetLocation: {
          $ref: '#/$defs/AssetLocation',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetLocationsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetLocations'],
      properties: {
        assetLocations: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLocation',
          },
        },
      },
    },
    AssetLookupAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assets'],
      properties: {
        assets: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssignableAsset',
          },
        },
      },
    },
    AssetLookupItem: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        value: {
          type: 'string',
        },
      },
    },
    AssetMasterAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetMaster'],
      properties: {
        assetMaster: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeItem',
          },
        },
      },
    },
    AssetOutcome: {
      type: 'object',
      additionalProperties: false,
      required: ['assetId', 'isDone', 'code', 'errorMessages'],
      properties: {
        assetId: {
          $ref: '#/$defs/Id',
        },
        isDone: {
          type: 'boolean',
        },
        code: {
          type: 'string',
        },
        errorMessages: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    AssetOutcomesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['outcomes', 'doneCount', 'successMessages'],
      properties: {
        outcomes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetOutcome',
          },
        },
        doneCount: {
          type: 'integer',
          minimum: 0,
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetPrice: {
      type: 'number',
      minimum: 0,
    },
    AssetPropertiesOrderedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypeProperties', 'successMessages'],
      properties: {
        assetTypeProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeProperty',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetPropertyControlType: {
      type: 'string',
      enum: ['TextBox', 'DropDown'],
    },
    AssetPropertyDataType: {
      type: 'string',
      enum: ['Text', 'Number'],
    },
    AssetPropertyDefaults: {
      type: 'object',
      additionalProperties: false,
      required: ['dataTypes', 'controlTypes'],
      properties: {
        dataTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetDataType',
          },
        },
        controlTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetControlType',
          },
        },
      },
    },
    AssetPropertyNamesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['propertyNames'],
      properties: {
        propertyNames: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    AssetPropertyOption: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'description'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        description: {
          $ref: '#/$defs/ShortText',
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetPurchaseGroup: {
      type: 'object',
      additionalProperties: false,
      required: ['key', 'name', 'assetCount', 'totalPrice'],
      properties: {
        key: {
          type: 'string',
          maxLength: 64,
        },
        name: {
          type: 'string',
        },
        assetCount: {
          type: 'integer',
          minimum: 1,
        },
        totalPrice: {
          type: 'number',
          minimum: 0,
        },
      },
    },
    AssetPurchaseReport: {
      type: 'object',
      additionalProperties: false,
      required: ['assetPurchaseReport', 'totalCount', 'totalPrice'],
      properties: {
        assetPurchaseReport: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetPurchaseRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        totalPrice: {
          type: 'number',
          minimum: 0,
        },
        groups: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetPurchaseGroup',
          },
        },
      },
    },
    AssetPurchaseRow: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetTypeId', 'assetType', 'assetCategoryId', 'assetCategory', 'assetStatus', 'vendorId', 'vendorName', 'invoiceNumber', 'serialNumber', 'dateOfPurchaseAsString', 'price', 'warrantyEndDateAsString'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        assetCategory: {
          type: 'string',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        vendorName: {
          type: 'string',
        },
        invoiceNumber: {
          type: 'string',
        },
        serialNumber: {
          type: 'string',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
      },
    },
    AssetRepairRow: {
      type: 'object',
      additionalProperties: false,
      required: ['sentToRepairOnAsString', 'returnedFromRepairOnAsString', 'repairNotesBeforeService', 'repairNotesAfterService'],
      properties: {
        sentToRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        returnedFromRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        repairNotesBeforeService: {
          type: 'string',
        },
        repairNotesAfterService: {
          type: 'string',
        },
      },
    },
    AssetReportDefaults: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypes', 'assetCategories', 'assetLocations', 'vendors', 'teams', 'statuses'],
      properties: {
        assetTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeLookup',
          },
        },
        assetCategories: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        assetLocations: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        vendors: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        statuses: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetStatusItem',
          },
        },
      },
    },
    AssetStatus: {
      type: 'string',
      enum: ['Assigned', 'InStore', 'Repair', 'Scrap', 'Disposed'],
    },
    AssetStatusCount: {
      type: 'object',
      additionalProperties: false,
      required: ['statusId', 'assetStatus', 'assetCount'],
      properties: {
        statusId: {
          $ref: '#/$defs/Id',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetStatusHistoryRow: {
      type: 'object',
      additionalProperties: false,
      required: ['assetStatus', 'employeeName', 'timeStamp', 'timeStampAsString', 'assignmentEndDateAsString'],
      properties: {
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        employeeName: {
          type: 'string',
        },
        timeStamp: {
          $ref: '#/$defs/Instant',
        },
        timeStampAsString: {
          type: 'string',
        },
        assignmentEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
      },
    },
    AssetStatusItem: {
      type: 'object',
      additionalProperties: false,
      required: ['masterId', 'description'],
      properties: {
        masterId: {
          $ref: '#/$defs/Id',
        },
        description: {
          $ref: '#/$defs/AssetStatus',
        },
      },
    },
    AssetStatusReportRow: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCategoryId', 'assetCategory', 'assetTypeId', 'assetType', 'statusId', 'assetStatus', 'assetCount', 'totalPrice', 'longestInDays'],
      properties: {
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        statusId: {
          $ref: '#/$defs/Id',
        },
        assetCategory: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        assetCount: {
          type: 'integer',
          minimum: 1,
        },
        totalPrice: {
          $ref: '#/$defs/AssetPrice',
        },
        longestInDays: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetSummary: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetTypeId', 'assetType', 'name', 'assetCode', 'price', 'statusId', 'vendorId', 'invoiceNumber', 'serialNumber', 'warrantyPeriod', 'dateOfPurchaseAsString', 'warrantyStartDateAsString', 'warrantyEndDateAsString', 'assetLocationId', 'assetProperties'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetCode: {
          type: 'string',
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
        statusId: {
          $ref: '#/$defs/Id',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        invoiceNumber: {
          type: 'string',
        },
        serialNumber: {
          type: 'string',
        },
        warrantyPeriod: {
          type: 'number',
          minimum: 0,
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warrantyStartDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeProperty',
          },
        },
      },
    },
    AssetSummaryAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetsManager'],
      properties: {
        assetsManager: {
          $ref: '#/$defs/AssetSummary',
        },
      },
    },
    AssetSummaryReportRow: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCategoryId', 'assetCategory', 'assetTypeId', 'assetType', 'assigned', 'inStore', 'repair', 'scrap', 'disposed', 'totalAssets', 'totalPrice'],
      properties: {
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetCategory: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        assigned: {
          type: 'integer',
          minimum: 0,
        },
        inStore: {
          type: 'integer',
          minimum: 0,
        },
        repair: {
          type: 'integer',
          minimum: 0,
        },
        scrap: {
          type: 'integer',
          minimum: 0,
        },
        disposed: {
          type: 'integer',
          minimum: 0,
        },
        totalAssets: {
          type: 'integer',
          minimum: 0,
        },
        totalPrice: {
          type: 'number',
          minimum: 0,
        },
      },
    },
    AssetTeamAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['teamAssets'],
      properties: {
        teamAssets: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssignmentView',
          },
        },
      },
    },
    AssetTeamLookupAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['teams'],
      properties: {
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
      },
    },
    AssetTenant: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: {
        id: {
          $ref: '#/$defs/TenantIdentifier',
        },
        name: {
          type: 'string',
        },
      },
    },
    AssetTenantsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['tenants'],
      properties: {
        tenants: {
          type: 'array',
          minItems: 1,
          items: {
            $ref: '#/$defs/AssetTenant',
          },
        },
      },
    },
    AssetTickAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['outcome', 'auditedAsset', 'assetAudit', 'successMessages'],
      properties: {
        outcome: {
          type: 'string',
          enum: ['Ticked', 'Already', 'Unknown', 'Several'],
        },
        auditedAsset: {
          oneOf: [
            {
              $ref: '#/$defs/AuditedAsset',
            },
            {
              type: 'null',
            },
          ],
        },
        assetAudit: {
          $ref: '#/$defs/AssetAudit',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetTypeAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetType', 'successMessages'],
      properties: {
        assetType: {
          $ref: '#/$defs/AssetTypeItem',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetTypeAssignmentSetup: {
      type: 'object',
      additionalProperties: false,
      required: ['teamId', 'assetCategoryId', 'assetTypeId', 'isTeam', 'assetTypeProperty'],
      properties: {
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        isTeam: {
          type: 'boolean',
        },
        assetTypeProperty: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeProperty',
          },
        },
      },
    },
    AssetTypeAssignmentSetupAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypeAssignmentSetup'],
      properties: {
        assetTypeAssignmentSetup: {
          $ref: '#/$defs/AssetTypeAssignmentSetup',
        },
      },
    },
    AssetTypeDefaults: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCategories', 'teams'],
      properties: {
        assetCategories: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
        teams: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetLookupItem',
          },
        },
      },
    },
    AssetTypeItem: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'assetCategoryId', 'propertiesFound', 'assetCategoryName', 'usefulLifeInYears', 'isTeam', 'teamId', 'assetCount', 'assignedCount', 'propertyCount', 'version'],
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
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
        propertiesFound: {
          type: 'boolean',
        },
        assetCategoryName: {
          type: 'string',
        },
        usefulLifeInYears: {
          type: 'integer',
          minimum: 1,
          maximum: 50,
        },
        isTeam: {
          type: 'boolean',
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
        assignedCount: {
          type: 'integer',
          minimum: 0,
        },
        propertyCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetTypeLookup: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'assetCategoryId'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        name: {
          type: 'string',
        },
        assetCategoryId: {
          $ref: '#/$defs/Id',
        },
      },
    },
    AssetTypePropertiesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypeProperties'],
      properties: {
        assetTypeProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeProperty',
          },
        },
      },
    },
    AssetTypeProperty: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetTypeId', 'assetTypePropertyName', 'assetTypePropertyValue', 'isMandatory', 'dataTypeId', 'dataType', 'controlTypeId', 'controlType', 'controlDataListId', 'controlDataListValue', 'configurationOrder', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetTypePropertyName: {
          type: 'string',
        },
        assetTypePropertyValue: {
          type: 'string',
        },
        isMandatory: {
          type: 'boolean',
        },
        dataTypeId: {
          type: 'string',
          format: 'uuid',
        },
        dataType: {
          $ref: '#/$defs/AssetPropertyDataType',
        },
        controlTypeId: {
          type: 'string',
          format: 'uuid',
        },
        controlType: {
          $ref: '#/$defs/AssetPropertyControlType',
        },
        controlDataListId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        controlDataListValue: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetPropertyOption',
          },
        },
        configurationOrder: {
          type: ['integer', 'null'],
          minimum: 1,
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
        missingCount: {
          type: 'integer',
          minimum: 0,
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetTypePropertyAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypeProperty', 'successMessages'],
      properties: {
        assetTypeProperty: {
          $ref: '#/$defs/AssetTypeProperty',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetTypesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypes'],
      properties: {
        assetTypes: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetTypeLookup',
          },
        },
      },
    },
    AssetView: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetTypeId', 'assetType', 'assetCategory', 'assetStatus', 'employeeName', 'teamName', 'employeeId', 'teamId', 'assignmentId', 'handover', 'serialNumber', 'assetLocationId', 'assetLocationName', 'vendorName', 'invoiceNumber', 'dateOfPurchaseAsString', 'price', 'warrantyStartDateAsString', 'warrantyPeriod', 'warrantyEndDateAsString', 'scrappedOnAsString', 'disposedOnAsString', 'sentToRepairOnAsString', 'returnedFromRepairOnAsString', 'assetProperties', 'lastAudit', 'version'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          type: 'string',
        },
        assetCategory: {
          type: 'string',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        employeeName: {
          type: 'string',
        },
        teamName: {
          type: 'string',
        },
        employeeId: {
          type: ['string', 'null'],
        },
        teamId: {
          $ref: '#/$defs/IdOrNull',
        },
        assignmentId: {
          $ref: '#/$defs/IdOrNull',
        },
        handover: {
          $ref: '#/$defs/AssetHandoverOrNone',
        },
        serialNumber: {
          type: 'string',
        },
        assetLocationId: {
          $ref: '#/$defs/IdOrNull',
        },
        assetLocationName: {
          type: 'string',
        },
        vendorName: {
          type: 'string',
        },
        invoiceNumber: {
          type: 'string',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        price: {
          $ref: '#/$defs/AssetPrice',
        },
        warrantyStartDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        warrantyPeriod: {
          type: 'integer',
          minimum: 0,
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        scrappedOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        disposedOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        sentToRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        returnedFromRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        lastAudit: {
          $ref: '#/$defs/LastAssetAudit',
        },
        assetProperties: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetViewProperty',
          },
        },
        version: {
          $ref: '#/$defs/Version',
        },
      },
    },
    AssetViewAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetView'],
      properties: {
        assetView: {
          $ref: '#/$defs/AssetView',
        },
      },
    },
    AssetViewProperty: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypePropertyName', 'value'],
      properties: {
        assetTypePropertyName: {
          type: 'string',
        },
        value: {
          type: 'string',
        },
      },
    },
    AssetWarranty: {
      type: 'string',
      enum: ['Expired', 'Expiring', 'Valid'],
    },
    AssetWorkPlaceAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['workPlace', 'successMessages'],
      properties: {
        workPlace: {
          type: 'string',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetsAddedAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['ids', 'successMessages'],
      properties: {
        ids: {
          type: 'array',
          items: {
            $ref: '#/$defs/Id',
          },
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
        },
      },
    },
    AssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetsManager', 'totalCount', 'statusCounts'],
      properties: {
        assetsManager: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetListRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        statusCounts: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetStatusCount',
          },
        },
      },
    },
    AssetsCullOutReport: {
      type: 'object',
      additionalProperties: false,
      required: ['assetsCullOutReport', 'totalCount', 'totalPrice'],
      properties: {
        totalPrice: {
          type: 'number',
          minimum: 0,
        },
        assetsCullOutReport: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetCullOutRow',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AssetsCurrentReport: {
      type: 'object',
      additionalProperties: false,
      required: ['assetsCurrentReport', 'totalCount', 'totalPrice'],
      properties: {
        totalCount: {
          type: 'integer',
          minimum: 0,
        },
        totalPrice: {
          type: 'number',
          minimum: 0,
        },
        assetsCurrentReport: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetStatusReportRow',
          },
        },
      },
    },
    AssetsSummaryReport: {
      type: 'object',
      additionalProperties: false,
      required: ['assetsSummaryReport', 'totalAssets', 'totalPrice'],
      properties: {
        totalAssets: {
          type: 'integer',
          minimum: 0,
        },
        totalPrice: {
          type: 'number',
          minimum: 0,
        },
        assetsSummaryReport: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetSummaryReportRow',
          },
        },
      },
    },
    AssignableAsset: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetTypeId', 'assetType', 'serialNumber', 'isTeam'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          type: 'string',
        },
        serialNumber: {
          type: 'string',
        },
        isTeam: {
          type: 'boolean',
        },
      },
    },
    AssignableAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assets', 'totalCount'],
      properties: {
        assets: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssignableAsset',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    AssignmentView: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetId', 'assetType', 'assetCode', 'assetName', 'assignmentStartDateAsString', 'expectedReturnOnAsString', 'isOverdue', 'note', 'handover'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        assetId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          type: 'string',
        },
        assetCode: {
          type: 'string',
        },
        assetName: {
          type: 'string',
        },
        assignmentStartDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        expectedReturnOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        isOverdue: {
          type: 'boolean',
        },
        note: {
          type: 'string',
        },
        handover: {
          $ref: '#/$defs/AssetHandoverOrNone',
        },
      },
    },
    AuditedAsset: {
      type: 'object',
      additionalProperties: false,
      required: ['assetId', 'assetCode', 'name', 'assetType', 'serialNumber', 'result', 'reason', 'assetStatus', 'assetLocationName', 'holderName', 'tickedOn', 'tickedBy', 'note', 'version'],
      properties: {
        assetId: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        serialNumber: {
          type: 'string',
        },
        result: {
          $ref: '#/$defs/AssetAuditResult',
        },
        reason: {
          $ref: '#/$defs/AssetAuditReason',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        assetLocationName: {
          type: 'string',
        },
        holderName: {
          type: 'string',
        },
        tickedOn: {
          type: ['string', 'null'],
          format: 'date-time',
        },
        tickedBy: {
          type: 'string',
        },
        note: {
          type: 'string',
        },
        version: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AuditedAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['auditedAssets', 'totalCount'],
      properties: {
        auditedAssets: {
          type: 'array',
          items: {
            $ref: '#/$defs/AuditedAsset',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    DayOrNull: {
      type: ['string', 'null'],
      format: 'date',
    },
    DepreciationAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetDepreciation', 'totalCount'],
      properties: {
        assetDepreciation: {
          type: 'array',
          items: {
            $ref: '#/$defs/AssetDepreciation',
          },
        },
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
      },
    },
    DepreciationProgress: {
      type: 'object',
      additionalProperties: false,
      required: ['computedCount', 'assetCount'],
      properties: {
        computedCount: {
          type: 'integer',
          minimum: 0,
        },
        assetCount: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    DepreciationProgressAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['progress'],
      properties: {
        progress: {
          anyOf: [
            {
              $ref: '#/$defs/DepreciationProgress',
            },
            {
              type: 'null',
            },
          ],
        },
      },
    },
    DepreciationRunAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assessmentYear', 'successMessages'],
      properties: {
        assessmentYear: {
          $ref: '#/$defs/AssessmentYear',
        },
        successMessages: {
          $ref: '#/$defs/SuccessMessages',
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
    IdOrNull: {
      type: ['string', 'null'],
      format: 'uuid',
    },
    Instant: {
      type: 'string',
      format: 'date-time',
    },
    LastAssetAudit: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['auditId', 'name', 'tickedOn', 'tickedBy'],
      properties: {
        auditId: {
          $ref: '#/$defs/Id',
        },
        name: {
          $ref: '#/$defs/Name',
        },
        tickedOn: {
          $ref: '#/$defs/Instant',
        },
        tickedBy: {
          type: 'string',
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
    MyAsset: {
      type: 'object',
      additionalProperties: false,
      required: ['assignment', 'serialNumber', 'assetCategory', 'warrantyEndDateAsString', 'teamName', 'workPlace'],
      properties: {
        assignment: {
          $ref: '#/$defs/AssignmentView',
        },
        serialNumber: {
          type: 'string',
        },
        assetCategory: {
          type: 'string',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        teamName: {
          type: 'string',
        },
        workPlace: {
          type: 'string',
        },
      },
    },
    MyAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['myAssets'],
      properties: {
        myAssets: {
          type: 'array',
          items: {
            $ref: '#/$defs/MyAsset',
          },
        },
      },
    },
    Name: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    NextCodesAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCodes'],
      properties: {
        assetCodes: {
          type: 'array',
          items: {
            type: 'string',
          },
        },
      },
    },
    RepairedAsset: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetType', 'assetCategory', 'assetLocationName', 'sentToRepairOnAsString', 'repairNotesBeforeService', 'daysInRepair'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        assetCategory: {
          type: 'string',
        },
        assetLocationName: {
          type: 'string',
        },
        sentToRepairOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        repairNotesBeforeService: {
          type: 'string',
        },
        daysInRepair: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    RepairedAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['repairedAssets', 'totalCount'],
      properties: {
        totalCount: {
          $ref: '#/$defs/TotalCount',
        },
        repairedAssets: {
          type: 'array',
          items: {
            $ref: '#/$defs/RepairedAsset',
          },
        },
      },
    },
    ScannedAsset: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'name', 'assetType', 'isTeam', 'statusId', 'assetStatus', 'assetLocationId', 'assetLocationName', 'assignmentId', 'employeeId', 'teamId', 'holderName'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
        },
        name: {
          type: 'string',
        },
        assetType: {
          type: 'string',
        },
        isTeam: {
          type: 'boolean',
        },
        statusId: {
          type: 'string',
          format: 'uuid',
        },
        assetStatus: {
          $ref: '#/$defs/AssetStatus',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetLocationName: {
          type: 'string',
        },
        assignmentId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        employeeId: {
          type: ['string', 'null'],
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        holderName: {
          type: 'string',
        },
      },
    },
    ScannedAssetsAnswer: {
      type: 'object',
      additionalProperties: false,
      required: ['assets'],
      properties: {
        assets: {
          type: 'array',
          items: {
            $ref: '#/$defs/ScannedAsset',
          },
        },
      },
    },
    ShortText: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    SuccessMessages: {
      type: 'array',
      items: {
        type: 'string',
      },
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
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
    listAssetTenants: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTenantsAnswer',
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
    listAssetTypes: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetMasterAnswer',
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
    updateAssetType: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypeAnswer',
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
    createAssetType: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypeAnswer',
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
    deleteAssetType: {
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
    listAssetTypesOfCategory: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypesAnswer',
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
    getAssetTypeAssignmentSetup: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypeAssignmentSetupAnswer',
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
    listAssetTypeProperties: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypePropertiesAnswer',
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
    updateAssetTypeProperty: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypePropertyAnswer',
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
    createAssetTypeProperty: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypePropertyAnswer',
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
    deleteAssetTypeProperty: {
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
    setAssetPropertyOrder: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetPropertiesOrderedAnswer',
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
    resetAssetPropertyOrder: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetPropertiesOrderedAnswer',
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
    clearAssetPropertyOrder: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetPropertiesOrderedAnswer',
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
    getAssetPropertyDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetPropertyDefaults',
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
    getAssetTypeDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTypeDefaults',
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
    listAssetCategories: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetCategoriesAnswer',
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
    updateAssetCategory: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetCategoryAnswer',
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
    createAssetCategory: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetCategoryAnswer',
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
    deleteAssetCategory: {
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
    listAssetLocations: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetLocationsAnswer',
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
    updateAssetLocation: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetLocationAnswer',
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
    createAssetLocation: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetLocationAnswer',
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
    deleteAssetLocation: {
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
    listAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetsAnswer',
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
    listAssetPropertyNames: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetPropertyNamesAnswer',
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
    exportAssets: {
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
    getAssetDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetDefaults',
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
    getAddAsset: {
      200: {
        'application/json': {
          $ref: '#/$defs/AddAssetAnswer',
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
    addAsset: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAddedAnswer',
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
    getAsset: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetDetailAnswer',
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
    updateAsset: {
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
    changeScrappedAssetStatus: {
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
    getAssetView: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetViewAnswer',
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
    getAssetHistory: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetHistoryAnswer',
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
    getAssetSummary: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetSummaryAnswer',
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
    deleteAsset: {
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
    listRepairedAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/RepairedAssetsAnswer',
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
    lookUpAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetLookupAnswer',
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
    lookUpAssetEmployees: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetEmployeeLookupAnswer',
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
    lookUpAssetTeams: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTeamLookupAnswer',
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
    assignAsset: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAssignedAnswer',
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
    removeAssetAssignment: {
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
    acceptHandovers: {
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
    declineHandover: {
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
    resendHandover: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetHandoverResentAnswer',
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
    getAssetAssignment: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAssignmentAnswer',
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
    listEmployeeAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetEmployeeAssetsAnswer',
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
    listTeamAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTeamAssetsAnswer',
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
    listAssetAssignments: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetHistoriesAnswer',
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
    searchAssignableAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssignableAssetsAnswer',
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
    searchAssetHolders: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetHoldersAnswer',
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
    getAssetHolder: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetHolderAnswer',
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
    listMyAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/MyAssetsAnswer',
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
    getNextAssetCodes: {
      200: {
        'application/json': {
          $ref: '#/$defs/NextCodesAnswer',
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
    getAssetReportDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetReportDefaults',
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
    bulkAddAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetsAddedAnswer',
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
    importAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetImportAnswer',
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
      413: {
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
    bulkDeleteAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetOutcomesAnswer',
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
    previewAssetDeletion: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetDeletionEffectsAnswer',
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
    bulkAssignAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetOutcomesAnswer',
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
    bulkTakeBackAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetOutcomesAnswer',
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
    bulkChangeAssetStatus: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetOutcomesAnswer',
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
    bulkMoveAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetOutcomesAnswer',
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
    listAssetLabels: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetLabelsAnswer',
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
    findAssetsByCode: {
      200: {
        'application/json': {
          $ref: '#/$defs/ScannedAssetsAnswer',
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
    listAssetAudits: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAuditsAnswer',
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
    beginAssetAudit: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAuditSaved',
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
    getAssetAudit: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAuditAnswer',
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
    deleteAssetAudit: {
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
    finishAssetAudit: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAuditSaved',
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
    giveUpAssetAudit: {
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
    listAuditedAssets: {
      200: {
        'application/json': {
          $ref: '#/$defs/AuditedAssetsAnswer',
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
    tickAuditedAsset: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetTickAnswer',
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
    untickAuditedAsset: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetAuditSaved',
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
    noteAuditedAsset: {
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
    exportAssetAudit: {
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
    updateWorkPlace: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetWorkPlaceAnswer',
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
    getAssetStatusReport: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetsCurrentReport',
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
    exportAssetStatusReport: {
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
    getAssetPurchaseReport: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetPurchaseReport',
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
    exportAssetPurchaseReport: {
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
    getAssetSummaryReport: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetsSummaryReport',
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
    exportAssetSummaryReport: {
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
    getAssetCullOutReport: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetsCullOutReport',
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
    exportAssetCullOutReport: {
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
    getAssetCullOutDefaults: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssetCullOutDefaults',
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
    listAssessmentYears: {
      200: {
        'application/json': {
          $ref: '#/$defs/AssessmentYearsAnswer',
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
    runDepreciation: {
      200: {
        'application/json': {
          $ref: '#/$defs/DepreciationRunAnswer',
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
    getDepreciationProgress: {
      200: {
        'application/json': {
          $ref: '#/$defs/DepreciationProgressAnswer',
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
    listDepreciation: {
      200: {
        'application/json': {
          $ref: '#/$defs/DepreciationAnswer',
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
    exportDepreciation: {
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
