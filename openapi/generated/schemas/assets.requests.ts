// Generated from the contract by openapi/generate.mjs; do not edit.

import type { Schema } from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every `$ref` is to `#/$defs`. */
const requests: {
  $defs: Record<string, Schema>;
  operations: Record<string, { path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }>;
} = {
  $defs: {
    AssetAssign: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetId', 'employeeId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        assetId: {
          $ref: '#/$defs/Id',
        },
        employeeId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 100,
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        startedOn: {
          $ref: '#/$defs/AssignmentStart',
        },
        expectedReturnOn: {
          $ref: '#/$defs/ExpectedReturn',
        },
        note: {
          $ref: '#/$defs/AssignmentNote',
        },
      },
    },
    AssetAuditBegin: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'assetLocationId'],
      properties: {
        id: {
          $ref: '#/$defs/NewId',
        },
        name: {
          $ref: '#/$defs/TypedName',
        },
        assetLocationId: {
          $ref: '#/$defs/Id',
        },
        assetTypeId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        assetCategoryId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        isWithAssigned: {
          type: 'boolean',
        },
      },
    },
    AssetAuditNote: {
      type: 'object',
      additionalProperties: false,
      required: ['assetId', 'note'],
      properties: {
        assetId: {
          $ref: '#/$defs/Id',
        },
        note: {
          type: 'string',
          maxLength: 500,
        },
        version: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetCreate: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCode', 'assetTypeId', 'vendorId', 'invoiceNumber', 'price', 'warrantyPeriod', 'statusId'],
      properties: {
        name: {
          type: 'string',
          maxLength: 250,
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        invoiceNumber: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        dateOfPurchase: {
          type: ['string', 'null'],
          format: 'date',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        price: {
          type: 'number',
          minimum: 0,
          maximum: 9999999999.999,
        },
        warrantyStartDate: {
          type: ['string', 'null'],
          format: 'date',
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
          type: ['string', 'null'],
          format: 'date',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        statusId: {
          type: 'string',
          format: 'uuid',
        },
        assetProperties: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetPropertyInput',
          },
        },
        id: {
          type: 'string',
          format: 'uuid',
        },
        assetCode: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        },
        serialNumber: {
          type: 'string',
          maxLength: 250,
        },
      },
    },
    AssetCullOutFilter: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
        sort: {
          type: ['string', 'null'],
          maxLength: 64,
        },
        columnFilters: {
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
        assetCategoryId: {
          $ref: '#/$defs/IdOrNull',
        },
        year: {
          type: ['integer', 'null'],
          minimum: 1900,
          maximum: 9999,
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
      },
    },
    AssetDay: {
      type: 'string',
      pattern: '^(\\d{2}/\\d{2}/\\d{4})?$',
      maxLength: 10,
    },
    AssetHandoverAcceptance: {
      type: 'object',
      additionalProperties: false,
      required: ['assignmentIds'],
      properties: {
        assignmentIds: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        remark: {
          type: 'string',
          maxLength: 200,
        },
      },
    },
    AssetHandoverRefusal: {
      type: 'object',
      additionalProperties: false,
      required: ['reason'],
      properties: {
        reason: {
          type: 'string',
          minLength: 1,
          maxLength: 200,
        },
      },
    },
    AssetHandoverState: {
      type: 'string',
      enum: ['Pending', 'Accepted', 'Declined', 'Ended'],
    },
    AssetIds: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: {
        $ref: '#/$defs/Id',
      },
    },
    AssetImport: {
      type: 'object',
      additionalProperties: false,
      required: ['dryRun', 'rows'],
      properties: {
        dryRun: {
          type: 'boolean',
        },
        id: {
          type: 'string',
          format: 'uuid',
        },
        knownCodes: {
          type: 'string',
          enum: ['Reject', 'Update'],
        },
        rows: {
          type: 'array',
          minItems: 1,
          maxItems: 20000,
          items: {
            $ref: '#/$defs/AssetImportRow',
          },
        },
      },
    },
    AssetImportProperty: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypePropertyName', 'value'],
      properties: {
        assetTypePropertyName: {
          type: 'string',
          minLength: 1,
          maxLength: 1000,
        },
        value: {
          type: 'string',
          maxLength: 1000,
        },
      },
    },
    AssetImportRow: {
      type: 'object',
      additionalProperties: false,
      properties: {
        line: {
          type: 'integer',
          minimum: 1,
          maximum: 9999999,
        },
        assetCode: {
          type: 'string',
          maxLength: 1000,
        },
        name: {
          type: 'string',
          maxLength: 1000,
        },
        assetType: {
          type: 'string',
          maxLength: 1000,
        },
        serialNumber: {
          type: 'string',
          maxLength: 1000,
        },
        assetLocation: {
          type: 'string',
          maxLength: 1000,
        },
        vendor: {
          type: 'string',
          maxLength: 1000,
        },
        invoiceNumber: {
          type: 'string',
          maxLength: 1000,
        },
        dateOfPurchase: {
          type: 'string',
          maxLength: 1000,
        },
        price: {
          type: 'string',
          maxLength: 1000,
        },
        warrantyStartDate: {
          type: 'string',
          maxLength: 1000,
        },
        warrantyPeriod: {
          type: 'string',
          maxLength: 1000,
        },
        assetStatus: {
          type: 'string',
          maxLength: 1000,
        },
        assetProperties: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetImportProperty',
          },
        },
        version: {
          type: 'integer',
          minimum: 0,
        },
      },
    },
    AssetPlaceCreate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        value: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
      },
    },
    AssetPlaceUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'value'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        value: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        version: {
          $ref: '#/$defs/SeenVersion',
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
    AssetPropertyFilter: {
      type: 'object',
      additionalProperties: false,
      required: ['assetTypePropertyName', 'value'],
      properties: {
        assetTypePropertyName: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
        value: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
      },
    },
    AssetPropertyInput: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetTypePropertyValue'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetTypePropertyValue: {
          type: 'string',
          maxLength: 250,
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetTypePropertyName: {
          type: 'string',
          maxLength: 250,
        },
        isMandatory: {
          type: 'boolean',
        },
        dataTypeId: {
          $ref: '#/$defs/Id',
        },
        dataType: {
          $ref: '#/$defs/AssetPropertyDataType',
        },
        controlTypeId: {
          $ref: '#/$defs/Id',
        },
        controlType: {
          $ref: '#/$defs/AssetPropertyControlType',
        },
        controlDataListId: {
          $ref: '#/$defs/IdOrNull',
        },
        controlDataListValue: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetPropertyOption',
          },
        },
        configurationOrder: {
          type: ['integer', 'null'],
          minimum: 1,
        },
        version: {
          $ref: '#/$defs/Version',
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
    AssetPurchaseFilter: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
        sort: {
          type: ['string', 'null'],
          maxLength: 64,
        },
        columnFilters: {
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/ColumnFilter',
          },
        },
        fromDate: {
          type: ['string', 'null'],
          format: 'date',
        },
        toDate: {
          type: ['string', 'null'],
          format: 'date',
        },
        assetCategoryId: {
          $ref: '#/$defs/IdOrNull',
        },
        assetTypeId: {
          $ref: '#/$defs/IdOrNull',
        },
        vendorId: {
          $ref: '#/$defs/IdOrNull',
        },
        groupBy: {
          type: ['string', 'null'],
          enum: ['Category', 'Type', 'Vendor', 'Month', null],
        },
      },
    },
    AssetSearch: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
        sort: {
          $ref: '#/$defs/Sort',
        },
        columnFilters: {
          $ref: '#/$defs/ColumnFilters',
        },
        search: {
          type: 'string',
          maxLength: 250,
        },
        propertyFilters: {
          type: 'array',
          maxItems: 20,
          items: {
            $ref: '#/$defs/AssetPropertyFilter',
          },
        },
        assetTypeIds: {
          $ref: '#/$defs/Ids',
        },
        assetCategoryIds: {
          $ref: '#/$defs/Ids',
        },
        statusIds: {
          $ref: '#/$defs/Ids',
        },
        vendorIds: {
          $ref: '#/$defs/Ids',
        },
        assetLocationIds: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        employeeIds: {
          type: 'array',
          maxItems: 100,
          items: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
          },
        },
        teamIds: {
          $ref: '#/$defs/Ids',
        },
        isUnassigned: {
          type: 'boolean',
        },
        handoverStates: {
          type: 'array',
          maxItems: 4,
          items: {
            $ref: '#/$defs/AssetHandoverState',
          },
        },
        warranty: {
          $ref: '#/$defs/AssetWarranty',
        },
        warrantyDays: {
          type: 'integer',
          minimum: 1,
          maximum: 3650,
        },
        assetIds: {
          type: 'array',
          maxItems: 1000,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    AssetStatus: {
      type: 'string',
      enum: ['Assigned', 'InStore', 'Repair', 'Scrap', 'Disposed'],
    },
    AssetTick: {
      type: 'object',
      additionalProperties: false,
      required: ['code'],
      properties: {
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
      },
    },
    AssetTypeCreate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'assetCategoryId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        },
        name: {
          $ref: '#/$defs/ShortText',
        },
        assetCategoryId: {
          $ref: '#/$defs/Id',
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
      },
    },
    AssetTypePropertyCreate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetTypePropertyName', 'dataTypeId', 'controlTypeId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        assetTypePropertyName: {
          $ref: '#/$defs/ShortText',
        },
        isMandatory: {
          type: 'boolean',
        },
        dataTypeId: {
          $ref: '#/$defs/Id',
        },
        controlTypeId: {
          $ref: '#/$defs/Id',
        },
        controlDataListId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        controlDataListValue: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetPropertyOption',
          },
        },
      },
    },
    AssetTypePropertyUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetTypePropertyName', 'dataTypeId', 'controlTypeId'],
      properties: {
        id: {
          type: 'string',
          format: 'uuid',
        },
        assetTypePropertyName: {
          $ref: '#/$defs/ShortText',
        },
        isMandatory: {
          type: 'boolean',
        },
        dataTypeId: {
          $ref: '#/$defs/Id',
        },
        controlTypeId: {
          $ref: '#/$defs/Id',
        },
        controlDataListId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        controlDataListValue: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetPropertyOption',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    AssetTypeUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'code', 'name', 'assetCategoryId'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        code: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        },
        name: {
          $ref: '#/$defs/ShortText',
        },
        assetCategoryId: {
          $ref: '#/$defs/Id',
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
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    AssetUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'assetCode', 'assetTypeId', 'vendorId', 'invoiceNumber', 'price', 'warrantyPeriod', 'statusId'],
      properties: {
        id: {
          $ref: '#/$defs/Id',
        },
        assetCode: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        },
        name: {
          type: 'string',
          maxLength: 250,
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetType: {
          $ref: '#/$defs/NotRead',
        },
        assetCategoryName: {
          $ref: '#/$defs/NotRead',
        },
        serialNumber: {
          type: 'string',
          maxLength: 250,
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        vendorName: {
          $ref: '#/$defs/NotRead',
        },
        invoiceNumber: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        dateOfPurchase: {
          type: ['string', 'null'],
          format: 'date',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        dateOfPurchaseThreshold: {
          type: ['string', 'null'],
          format: 'date',
        },
        price: {
          type: 'number',
          minimum: 0,
          maximum: 9999999999.99,
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
          $ref: '#/$defs/NotRead',
        },
        employeeName: {
          $ref: '#/$defs/NotRead',
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
          maxLength: 200,
        },
        repairNotesAfterService: {
          type: 'string',
          maxLength: 200,
        },
        repairStatus: {
          type: ['string', 'null'],
          enum: ['SentToRepair', 'ReturnedFromRepair', null],
        },
        assetProperties: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetPropertyInput',
          },
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    AssetWarranty: {
      type: 'string',
      enum: ['Expired', 'Expiring', 'Valid'],
    },
    AssetWorkPlaceUpdate: {
      type: 'object',
      additionalProperties: false,
      required: ['employeeId', 'workPlace'],
      properties: {
        employeeId: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
        },
        workPlace: {
          type: 'string',
          minLength: 1,
          maxLength: 250,
        },
      },
    },
    AssignmentNote: {
      type: 'string',
      maxLength: 200,
    },
    AssignmentStart: {
      type: ['string', 'null'],
      format: 'date',
    },
    BulkAddAssets: {
      type: 'object',
      additionalProperties: false,
      required: ['assets', 'assetTypeId', 'vendorId', 'invoiceNumber', 'price', 'warrantyPeriod', 'statusId'],
      properties: {
        name: {
          type: 'string',
          maxLength: 250,
        },
        assetTypeId: {
          $ref: '#/$defs/Id',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        vendorId: {
          $ref: '#/$defs/Id',
        },
        invoiceNumber: {
          type: 'string',
          minLength: 1,
          maxLength: 70,
        },
        dateOfPurchase: {
          type: ['string', 'null'],
          format: 'date',
        },
        dateOfPurchaseAsString: {
          $ref: '#/$defs/AssetDay',
        },
        price: {
          type: 'number',
          minimum: 0,
          maximum: 9999999999.999,
        },
        warrantyStartDate: {
          type: ['string', 'null'],
          format: 'date',
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
          type: ['string', 'null'],
          format: 'date',
        },
        warrantyEndDateAsString: {
          $ref: '#/$defs/AssetDay',
        },
        statusId: {
          type: 'string',
          format: 'uuid',
        },
        assetProperties: {
          type: 'array',
          maxItems: 100,
          items: {
            $ref: '#/$defs/AssetPropertyInput',
          },
        },
        id: {
          type: 'string',
          format: 'uuid',
        },
        assets: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/OneOfNewAssets',
          },
        },
      },
    },
    BulkAssignAssets: {
      type: 'object',
      additionalProperties: false,
      required: ['assetIds', 'employeeId'],
      properties: {
        assetIds: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        employeeId: {
          type: ['string', 'null'],
          minLength: 1,
          maxLength: 100,
        },
        teamId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
        startedOn: {
          $ref: '#/$defs/AssignmentStart',
        },
        expectedReturnOn: {
          $ref: '#/$defs/ExpectedReturn',
        },
        note: {
          $ref: '#/$defs/AssignmentNote',
        },
      },
    },
    BulkChangeAssetStatus: {
      type: 'object',
      additionalProperties: false,
      required: ['assetIds', 'statusId'],
      properties: {
        assetIds: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
        statusId: {
          $ref: '#/$defs/Id',
        },
        dayAsString: {
          $ref: '#/$defs/AssetDay',
        },
        repairNotes: {
          type: 'string',
          maxLength: 200,
        },
      },
    },
    BulkDeleteAssets: {
      type: 'object',
      additionalProperties: false,
      required: ['assetIds'],
      properties: {
        assetIds: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    BulkMoveAssets: {
      type: 'object',
      additionalProperties: false,
      required: ['assetIds', 'assetLocationId'],
      properties: {
        assetIds: {
          $ref: '#/$defs/AssetIds',
        },
        assetLocationId: {
          type: ['string', 'null'],
          format: 'uuid',
        },
      },
    },
    BulkTakeBackAssets: {
      type: 'object',
      additionalProperties: false,
      required: ['assetIds'],
      properties: {
        assetIds: {
          type: 'array',
          minItems: 1,
          maxItems: 500,
          items: {
            $ref: '#/$defs/Id',
          },
        },
      },
    },
    ColumnFilter: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'value'],
      properties: {
        name: {
          type: 'string',
          maxLength: 64,
        },
        value: {
          type: 'string',
          maxLength: 250,
        },
      },
    },
    ColumnFilters: {
      type: 'array',
      maxItems: 20,
      items: {
        $ref: '#/$defs/ColumnFilter',
      },
    },
    Day: {
      type: 'string',
      format: 'date',
    },
    DayOrNull: {
      type: ['string', 'null'],
      format: 'date',
    },
    ExpectedReturn: {
      type: ['string', 'null'],
      format: 'date',
    },
    Id: {
      type: 'string',
      format: 'uuid',
    },
    IdOrNull: {
      type: ['string', 'null'],
      format: 'uuid',
    },
    Ids: {
      type: 'array',
      maxItems: 100,
      items: {
        $ref: '#/$defs/Id',
      },
    },
    NewId: {
      type: 'string',
      format: 'uuid',
      not: {
        const: '00000000-0000-0000-0000-000000000000',
      },
    },
    NotRead: {
      type: 'string',
      maxLength: 1000,
    },
    OneOfNewAssets: {
      type: 'object',
      additionalProperties: false,
      required: ['assetCode'],
      properties: {
        assetCode: {
          type: 'string',
          minLength: 1,
          maxLength: 50,
        },
        serialNumber: {
          type: 'string',
          maxLength: 250,
        },
      },
    },
    PageNumber: {
      type: 'integer',
      minimum: 1,
    },
    PageSize: {
      type: 'integer',
      enum: [10, 20, 30, 40, 50],
    },
    ScrappedAssetStatus: {
      type: 'object',
      additionalProperties: false,
      required: ['statusId'],
      properties: {
        statusId: {
          type: 'string',
          format: 'uuid',
        },
        disposedOnAsString: {
          $ref: '#/$defs/AssetDay',
        },
        version: {
          $ref: '#/$defs/SeenVersion',
        },
      },
    },
    SearchData: {
      type: 'object',
      additionalProperties: false,
      required: ['page', 'pageSize', 'sort', 'columnFilters'],
      properties: {
        page: {
          $ref: '#/$defs/PageNumber',
        },
        pageSize: {
          $ref: '#/$defs/PageSize',
        },
        sort: {
          $ref: '#/$defs/Sort',
        },
        columnFilters: {
          $ref: '#/$defs/ColumnFilters',
        },
      },
    },
    SeenVersion: {
      type: 'integer',
      minimum: 1,
    },
    ShortText: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    Sort: {
      type: ['string', 'null'],
      maxLength: 64,
    },
    TenantIdentifier: {
      type: 'string',
      pattern: '^[a-z0-9-]{1,64}$',
    },
    TypedName: {
      type: 'string',
      minLength: 1,
      maxLength: 250,
    },
    Version: {
      type: 'integer',
      minimum: 1,
    },
  },
  operations: {
    listAssetTenants: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {},
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: ['assetId'],
        properties: {
          assetId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    listAssetTypes: {
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
    updateAssetType: {
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
        $ref: '#/$defs/AssetTypeUpdate',
      },
      isForm: false,
    },
    createAssetType: {
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
        $ref: '#/$defs/AssetTypeCreate',
      },
      isForm: false,
    },
    deleteAssetType: {
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
    listAssetTypesOfCategory: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'categoryId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          categoryId: {
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
    getAssetTypeAssignmentSetup: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'typeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          typeId: {
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
    listAssetTypeProperties: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'typeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          typeId: {
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
    updateAssetTypeProperty: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'typeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          typeId: {
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
      body: {
        $ref: '#/$defs/AssetTypePropertyUpdate',
      },
      isForm: false,
    },
    createAssetTypeProperty: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'typeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          typeId: {
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
      body: {
        $ref: '#/$defs/AssetTypePropertyCreate',
      },
      isForm: false,
    },
    deleteAssetTypeProperty: {
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
    setAssetPropertyOrder: {
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
        required: ['propertyId', 'configurationOrder'],
        properties: {
          propertyId: {
            $ref: '#/$defs/Id',
          },
          configurationOrder: {
            type: 'integer',
            minimum: 1,
            maximum: 1000,
          },
        },
      },
      body: null,
      isForm: false,
    },
    resetAssetPropertyOrder: {
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
    clearAssetPropertyOrder: {
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
    getAssetPropertyDefaults: {
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
    getAssetTypeDefaults: {
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
    listAssetCategories: {
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
    updateAssetCategory: {
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
        $ref: '#/$defs/AssetPlaceUpdate',
      },
      isForm: false,
    },
    createAssetCategory: {
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
        $ref: '#/$defs/AssetPlaceCreate',
      },
      isForm: false,
    },
    deleteAssetCategory: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'categoryId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          categoryId: {
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
    listAssetLocations: {
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
    updateAssetLocation: {
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
        $ref: '#/$defs/AssetPlaceUpdate',
      },
      isForm: false,
    },
    createAssetLocation: {
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
        $ref: '#/$defs/AssetPlaceCreate',
      },
      isForm: false,
    },
    deleteAssetLocation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'locationId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          locationId: {
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
    listAssets: {
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
        $ref: '#/$defs/AssetSearch',
      },
      isForm: false,
    },
    listAssetPropertyNames: {
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
    exportAssets: {
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
        $ref: '#/$defs/AssetSearch',
      },
      isForm: false,
    },
    getAssetDefaults: {
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
    getAddAsset: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'typeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          typeId: {
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
    addAsset: {
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
        $ref: '#/$defs/AssetCreate',
      },
      isForm: false,
    },
    getAsset: {
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
    updateAsset: {
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
        $ref: '#/$defs/AssetUpdate',
      },
      isForm: false,
    },
    changeScrappedAssetStatus: {
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
      body: {
        $ref: '#/$defs/ScrappedAssetStatus',
      },
      isForm: false,
    },
    getAssetView: {
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
    getAssetHistory: {
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
    getAssetSummary: {
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
    deleteAsset: {
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
    listRepairedAssets: {
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
          searchText: {
            type: 'string',
            maxLength: 100,
          },
          page: {
            type: 'integer',
            minimum: 1,
          },
          pageSize: {
            type: 'integer',
            enum: [10, 20, 30, 40, 50],
          },
        },
      },
      body: null,
      isForm: false,
    },
    lookUpAssets: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'searchText'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          searchText: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
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
    lookUpAssetEmployees: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'searchText'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          searchText: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
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
    lookUpAssetTeams: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'searchText'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          searchText: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
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
    assignAsset: {
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
        $ref: '#/$defs/AssetAssign',
      },
      isForm: false,
    },
    removeAssetAssignment: {
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
    acceptHandovers: {
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
        $ref: '#/$defs/AssetHandoverAcceptance',
      },
      isForm: false,
    },
    declineHandover: {
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
      body: {
        $ref: '#/$defs/AssetHandoverRefusal',
      },
      isForm: false,
    },
    resendHandover: {
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
    getAssetAssignment: {
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
    listEmployeeAssets: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'employeeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          employeeId: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
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
    listTeamAssets: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'teamId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          teamId: {
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
    listAssetAssignments: {
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
    searchAssignableAssets: {
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
          searchText: {
            type: 'string',
            maxLength: 100,
          },
          page: {
            type: 'integer',
            minimum: 1,
          },
          pageSize: {
            type: 'integer',
            enum: [10, 20, 30, 40, 50],
          },
        },
      },
      body: null,
      isForm: false,
    },
    searchAssetHolders: {
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
          searchText: {
            type: 'string',
            maxLength: 100,
          },
          kind: {
            type: 'string',
            enum: ['Employee', 'Team'],
          },
          isHolding: {
            type: 'boolean',
          },
          page: {
            type: 'integer',
            minimum: 1,
          },
          pageSize: {
            type: 'integer',
            enum: [10, 20, 30, 40, 50],
          },
        },
      },
      body: null,
      isForm: false,
    },
    getAssetHolder: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'holderId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          holderId: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
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
    listMyAssets: {
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
    getNextAssetCodes: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'typeId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          typeId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      query: {
        type: 'object',
        additionalProperties: false,
        required: [],
        properties: {
          count: {
            type: 'integer',
            minimum: 1,
            maximum: 500,
          },
        },
      },
      body: null,
      isForm: false,
    },
    getAssetReportDefaults: {
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
    bulkAddAssets: {
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
        $ref: '#/$defs/BulkAddAssets',
      },
      isForm: false,
    },
    importAssets: {
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
        $ref: '#/$defs/AssetImport',
      },
      isForm: false,
    },
    bulkDeleteAssets: {
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
        $ref: '#/$defs/BulkDeleteAssets',
      },
      isForm: false,
    },
    previewAssetDeletion: {
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
        $ref: '#/$defs/BulkDeleteAssets',
      },
      isForm: false,
    },
    bulkAssignAssets: {
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
        $ref: '#/$defs/BulkAssignAssets',
      },
      isForm: false,
    },
    bulkTakeBackAssets: {
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
        $ref: '#/$defs/BulkTakeBackAssets',
      },
      isForm: false,
    },
    bulkChangeAssetStatus: {
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
        $ref: '#/$defs/BulkChangeAssetStatus',
      },
      isForm: false,
    },
    bulkMoveAssets: {
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
        $ref: '#/$defs/BulkMoveAssets',
      },
      isForm: false,
    },
    listAssetLabels: {
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
        $ref: '#/$defs/AssetSearch',
      },
      isForm: false,
    },
    findAssetsByCode: {
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
        required: ['code'],
        properties: {
          code: {
            type: 'string',
            minLength: 1,
            maxLength: 100,
          },
        },
      },
      body: null,
      isForm: false,
    },
    listAssetAudits: {
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
    beginAssetAudit: {
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
        $ref: '#/$defs/AssetAuditBegin',
      },
      isForm: false,
    },
    getAssetAudit: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
    deleteAssetAudit: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
    finishAssetAudit: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
    giveUpAssetAudit: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
    listAuditedAssets: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
      body: {
        $ref: '#/$defs/SearchData',
      },
      isForm: false,
    },
    tickAuditedAsset: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
      body: {
        $ref: '#/$defs/AssetTick',
      },
      isForm: false,
    },
    untickAuditedAsset: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId', 'assetId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
            $ref: '#/$defs/Id',
          },
          assetId: {
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
    noteAuditedAsset: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
      body: {
        $ref: '#/$defs/AssetAuditNote',
      },
      isForm: false,
    },
    exportAssetAudit: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'auditId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          auditId: {
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
    updateWorkPlace: {
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
        $ref: '#/$defs/AssetWorkPlaceUpdate',
      },
      isForm: false,
    },
    getAssetStatusReport: {
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
          assetCategoryId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    exportAssetStatusReport: {
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
          assetCategoryId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getAssetPurchaseReport: {
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
        $ref: '#/$defs/AssetPurchaseFilter',
      },
      isForm: false,
    },
    exportAssetPurchaseReport: {
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
        $ref: '#/$defs/AssetPurchaseFilter',
      },
      isForm: false,
    },
    getAssetSummaryReport: {
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
          snapShotDate: {
            $ref: '#/$defs/Day',
          },
          assetCategoryId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    exportAssetSummaryReport: {
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
          snapShotDate: {
            $ref: '#/$defs/Day',
          },
          assetCategoryId: {
            $ref: '#/$defs/Id',
          },
        },
      },
      body: null,
      isForm: false,
    },
    getAssetCullOutReport: {
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
        $ref: '#/$defs/AssetCullOutFilter',
      },
      isForm: false,
    },
    exportAssetCullOutReport: {
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
        $ref: '#/$defs/AssetCullOutFilter',
      },
      isForm: false,
    },
    getAssetCullOutDefaults: {
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
    listAssessmentYears: {
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
        $ref: '#/$defs/SearchData',
      },
      isForm: false,
    },
    runDepreciation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'yearId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          yearId: {
            type: 'string',
            pattern: '^\\d{4}$',
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
    getDepreciationProgress: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'yearId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          yearId: {
            type: 'string',
            pattern: '^\\d{4}$',
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
    listDepreciation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'yearId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          yearId: {
            type: 'string',
            pattern: '^\\d{4}$',
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
        $ref: '#/$defs/SearchData',
      },
      isForm: false,
    },
    exportDepreciation: {
      path: {
        type: 'object',
        additionalProperties: false,
        required: ['tenantId', 'yearId'],
        properties: {
          tenantId: {
            $ref: '#/$defs/TenantIdentifier',
          },
          yearId: {
            type: 'string',
            pattern: '^\\d{4}$',
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
