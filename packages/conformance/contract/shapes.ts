import type { Json, JsonObject } from '../json.ts';

/** The part of JSON Schema 2020-12 that the kit inspects; the validator supports all of it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: Json;
  enum?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  contentMediaType?: string;
}

/** A path, query or header parameter. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  isRequired: boolean;
  schema: Schema;
  example: Json | undefined;
}

/** The request body of an operation. */
export interface RequestBody {
  /** Its content type, e.g. `application/json`. */
  type: string;
  schema: Schema;
  isRequired: boolean;
  /** Examples by name; at least one. */
  examples: [name: string, value: Json][];
}

/** A response of an operation with one status. */
export interface ResponseShape {
  /** Schemas by content type; empty where there is no body. */
  contents: Record<string, Schema>;
  /** Headers that the contract requires. */
  headers: HeaderShape[];
}

/** A header that a response must have; with its only allowed value, if there is one. */
export interface HeaderShape {
  name: string;
  value: string | null;
}

/** `x-record`: the listed records, with the operations that create and delete them. */
export interface RecordMark {
  /** The response property that holds all of them. */
  rows: string;
  /** The id property of a record in the list, when it is added and when it is changed. */
  id: string;
  create: string;
  update: string | null;
  delete: string | null;
  /** Unique properties; case and spaces are ignored. */
  unique: string[];
  /** The property by which they are sorted, ignoring case; null for no order. */
  order: string | null;
}

/** `x-file-of`: the operation that returns the rows of a file. */
export interface FileMark {
  operation: string;
  /** The response properties that hold the rows; nested lists are followed. */
  rows: string[];
  /** The row property whose text appears in the file once per row. */
  by: string;
}

/** `x-order`: the order of a list in a response. */
export interface OrderMark {
  /** The response property that holds the rows. */
  rows: string;
  /** The sort properties in order of precedence; `-` for descending. */
  by: string[];
  /** Input of the call that makes it return more than one row; null for none. */
  with: Record<string, Scalar> | null;
}

/** `x-page`: a paged list that is requested with `SearchData`. */
export interface PageMark {
  /** The response property that holds a page's rows. */
  rows: string;
  /** The property that counts the rows of all pages. */
  total: string;
  /** The id property of a row. */
  id: string;
  /** The columns to sort and filter by, each with its row property. */
  columns: Readonly<Record<string, string>>;
  /** The columns to filter by; all, unless the mark limits them. */
  filters: readonly string[];
}

/** `x-skip`: a list that is requested from an offset. */
export interface SkipMark {
  /** The parameter for the number of rows to skip. */
  skip: string;
  /** The parameter for the maximum number of rows, if there is one. */
  take: string | null;
  /** The response properties that hold the rows and the total. */
  rows: string;
  total: string;
  /** The other input of the call, chosen so that it returns many rows. */
  with: JsonObject;
  /** The parameters that filter rows by one value, each with its row property. */
  narrows: Readonly<Record<string, string>>;
}

/** `x-owner`: a call that is only about the caller's own records. */
export interface OwnerMark {
  /** The response property that lists them; null where the call names one. */
  rows: string | null;
}

/** `x-in-use`: records whose use prevents a deletion. */
export interface UseMark {
  /** The operation by which another record references it. */
  by: string;
  /** The reference in that operation's body, e.g. `vendorId` or `roleIds.0`. */
  at: string;
  /** The other input of that body. */
  with: JsonObject;
}

/** `x-keeps`: a change that leaves omitted properties unchanged. */
export interface KeepMark {
  /** The path of the record in the response. */
  of: string;
  /** The optional properties of the body; the record has the same names. */
  properties: string[];
}

/** `x-unique`: an operation that adds a record that is in no `x-record` list. */
export interface UniqueMark {
  /** The property with the id from the caller; null where the server generates it. */
  id: string | null;
  /** Unique properties; case is ignored. */
  properties: string[];
  /** The operations that change and delete such a record. */
  update: string | null;
  delete: string | null;
}

/** `x-gives-rights`: where an operation grants rights, and to whom. */
export interface RightsMark {
  /** The body property with the role type that a user gets. */
  roleType: string | null;
  /** The body's list of roles that a user gets. */
  roles: string | null;
  /** The body's list of rights that a role gets. */
  rights: string | null;
  /** The body's switch that grants or blocks access. */
  access: string | null;
  /** The path or body parameter of the existing user, employee or role. */
  person: string | null;
  employee: string | null;
  role: string | null;
}

/** `x-parent`: a call about a part of a parent; locations are written as `body.teamId`. */
export interface ParentMark {
  /** The location that names the parent. */
  parent: string;
  /** The example about an existing part; the first one if omitted. */
  example: string | undefined;
  /** The operation that returns a parent with its parts, and the parameter with the parent's id. */
  read: string;
  by: string;
}

/** `x-total-of`: a number that counts or sums listed rows. */
export interface TotalMark {
  /** The number's dotted name, below each row of `each` if that is given. */
  total: string;
  each: string | null;
  /** The operation that lists the rows; null for the response itself. */
  operation: string | null;
  /** The dotted name of the rows; nested lists are followed. */
  rows: string;
  /** The property to sum up; null to count. */
  sum: string | null;
  /** Values that a row must have to count. */
  where: JsonObject;
  /**
   * Locations of the call, each with a dotted name below the number's parent object, or `today`.
   */
  with: Readonly<Record<string, string>>;
}

/** `x-time-zone`: a call whose days start at midnight in the person's time zone. */
export interface ZoneMark {
  /** The locations of the first and the last day; null where there is only one. */
  from: string;
  to: string | null;
  /** The given day, or the week that contains it. */
  length: 'day' | 'week';
  /** The listed rows and their id property. */
  rows: string;
  id: string;
  /** The duration that is summed instead, in any list; null where rows are listed. */
  sum: string | null;
  /** The example that counts the records of the recipe; undefined for the first one. */
  example: string | undefined;
}

/** `x-notifies`: the notifications that a call sends, and their recipients. */
export interface NotifyMark {
  /** The type of the notification. */
  type: number;
  /**
   * The location of the recipients in the call, e.g. `body.employeeId`; null where there is none.
   */
  whom: string | null;
  /** Values that an item must have where a list names the recipients. */
  where: JsonObject;
  /**
   * The call that returns the recipients beforehand, where the call itself does not name them; null
   * for none.
   */
  read: {
    operation: string;
    /** The parameters of that call, each with the location of its value in this one. */
    with: Readonly<Record<string, string>>;
    /** The dotted name in its response. */
    at: string;
  } | null;
}

/** A status as it appears in a record. */
export type Scalar = string | number | boolean;

/** `x-lifecycle`: the part of an operation in the lifecycle of records with a status. */
export type LifecycleMark = MakerMark | ViewMark | ActionMark;

/** It creates a record. */
export interface MakerMark {
  part: 'maker';
  /** The name of the record type, e.g. `meeting`; the same in all of its operations. */
  of: string;
  /** The body property that holds the record's id. */
  id: string;
  /** The status of a new one. */
  makes: Scalar;
  /** Where the response names the record; null where the call does. */
  responses: string | null;
}

/** It returns a record. */
export interface ViewMark {
  part: 'view';
  of: string;
  /** The dotted name of the record's id in the response, at any depth. */
  id: string;
  /**
   * The dotted name of the record's status; or, per status, a switch that is on or an object that
   * is present in it. In the status of a new record none of them is.
   */
  shows: string | Readonly<Record<string, string>>;
  /** The parameters of the call, each with the property or parameter that created the record. */
  with: Readonly<Record<string, string>>;
}

/** It performs an action on a record. */
export interface ActionMark {
  part: 'action';
  of: string;
  /** The parameter or body location that names the record, e.g. `ids.0`. */
  id: string;
  /** The statuses in which the action is allowed. */
  from: readonly Scalar[];
  /** The status after the action; null if it does not change. */
  to: Scalar | null;
  /** The action deletes the record. */
  ends: boolean;
  /** The response status of the rejection in any other status. */
  refused: readonly number[];
  /** Body properties that must equal those of the previous action. */
  same: readonly string[];
}

/** One operation of the contract, with all references resolved. */
export interface Operation {
  id: string;
  area: string;
  /** In upper case. */
  method: string;
  path: string;
  summary: string;
  /** Document and section of its rules, or null. */
  source: string | null;
  /** The right it needs, or null. */
  privilege: string | null;
  /** Needs no access token. */
  isPublic: boolean;
  /** A GET that changes state. */
  isMutatingGet: boolean;
  /** It changes nothing, whatever its method. */
  isReadOnly: boolean;
  /** The records that it lists, if marked in the contract. */
  record: RecordMark | null;
  /** Its paging, if marked in the contract. */
  page: PageMark | null;
  /** Its offset parameters, if marked in the contract. */
  skip: SkipMark | null;
  /** Switches something on, and off when it is sent again. */
  isToggle: boolean;
  /** Lists what was done, to records that may be deleted by now. */
  isLog: boolean;
  /** Set when it is only about the caller's own records. */
  owner: OwnerMark | null;
  /** The uses that prevent a deletion. */
  uses: UseMark[];
  /** The properties that a change leaves as they are, if marked in the contract. */
  keeps: KeepMark | null;
  /** The unique properties of an added record. */
  unique: UniqueMark | null;
  /** Where it grants or revokes rights. */
  givesRights: RightsMark | null;
  /** Its parent, if marked in the contract. */
  parent: ParentMark | null;
  /** The numbers in its response that count listed rows. */
  totals: readonly TotalMark[];
  /** The sorted lists in its response. */
  orders: OrderMark[];
  /** Its days that start at midnight in the person's time zone. */
  zone: ZoneMark | null;
  /** The content of its file, if marked in the contract. */
  file: FileMark | null;
  /** The notifications that it sends. */
  notifies: readonly NotifyMark[];
  /** Its parts in the lifecycles of records with a status, if marked in the contract. */
  lifecycles: readonly LifecycleMark[];
  parameters: Parameter[];
  body: RequestBody | null;
  responses: ReadonlyMap<number, ResponseShape>;
}
