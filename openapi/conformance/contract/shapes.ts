import type { Json, JsonObject } from '../json.ts';

/** The part of JSON Schema 2020-12 that the kit looks into; the validator knows all of it. */
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

/** A parameter of an address. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  isRequired: boolean;
  schema: Schema;
  example: Json | undefined;
}

/** What an operation takes. */
export interface RequestBody {
  /** Its content type, such as `application/json`. */
  type: string;
  schema: Schema;
  isRequired: boolean;
  /** Examples by name; at least one. */
  examples: [name: string, value: Json][];
}

/** What an operation may answer with one status. */
export interface ResponseShape {
  /** Schemas by content type; empty where there is no body. */
  contents: Record<string, Schema>;
  /** Headers that the contract demands. */
  headers: HeaderShape[];
}

/** A header that a response has to have; with the only value it may have, where there is one. */
export interface HeaderShape {
  name: string;
  value: string | null;
}

/** What `x-record` says of records that a call lists: by which operations they come and go. */
export interface RecordMark {
  /** The property of the answer that holds all of them. */
  rows: string;
  /** The property that tells a record apart, where it is shown, added and changed. */
  id: string;
  create: string;
  update: string | null;
  delete: string | null;
  /** Properties that no two of them share, whatever their letters and blanks. */
  unique: string[];
  /** The property by which they are listed, by its letters whatever their case; null for no order. */
  order: string | null;
}

/** What `x-file-of` says of a file: by which operation its rows are read. */
export interface FileMark {
  operation: string;
  /** The properties of that answer that hold the rows; lists on the way are gone through. */
  rows: string[];
  /** The property of a row whose text the file has once for each. */
  by: string;
}

/** What `x-order` says of a list in an answer. */
export interface OrderMark {
  /** The property of the answer that holds the rows. */
  rows: string;
  /** The properties by which they come, the first before the second; `-` for the last one first. */
  by: string[];
  /** What the call says so that there are several; null for nothing. */
  with: Record<string, Scalar> | null;
}

/** What `x-page` says of a list that is answered by pages, as `SearchData` asks for them. */
export interface PageMark {
  /** The property of the answer that holds a page's rows. */
  rows: string;
  /** The property that counts the rows of all pages. */
  total: string;
  /** The property that tells a row apart. */
  id: string;
  /** The columns to sort and filter by, each with the property of a row that it is about. */
  columns: Readonly<Record<string, string>>;
  /** The columns to filter by; all of them, unless the mark says less. */
  filters: readonly string[];
}

/** What `x-skip` says of a list that is read from a place on. */
export interface SkipMark {
  /** The parameter that says how many rows to pass over. */
  skip: string;
  /** The one that says how many to answer at most, where there is one. */
  take: string | null;
  /** The property of the answer that holds the rows, and the one that counts all of them. */
  rows: string;
  total: string;
  /** What else the call says, so that there is much to read. */
  with: JsonObject;
  /** The parameters that leave the rows of one value, each with the property of a row that it is. */
  narrows: Readonly<Record<string, string>>;
}

/** What `x-owner` says: a call is about the caller's own records alone. */
export interface OwnerMark {
  /** The property of the answer that lists them; null where the call names one. */
  rows: string | null;
}

/** What `x-in-use` says of a deletion: what keeps a record from it. */
export interface UseMark {
  /** The operation by which another record comes to name it. */
  by: string;
  /** Where in that operation's body, such as `vendorId` or `roleIds.0`. */
  at: string;
  /** What that body has to say besides. */
  with: JsonObject;
}

/** What `x-keeps` says of a change: what it leaves out stays as it was. */
export interface KeepMark {
  /** Where the record stands in the answer. */
  of: string;
  /** The properties of the body that may be left out, which the record has by the same names. */
  properties: string[];
}

/** What `x-unique` says of an operation that adds a record which no list with `x-record` shows. */
export interface UniqueMark {
  /** The property in which the caller gives the id; null where the server makes it. */
  id: string | null;
  /** Properties that no two records share, whatever their letters. */
  properties: string[];
  /** The operation that changes such a record, and the one that deletes it. */
  update: string | null;
  delete: string | null;
}

/** What `x-gives-rights` says: where an operation names rights, and whose they are. */
export interface RightsMark {
  /** The body's property that is the kind of user somebody becomes. */
  roleType: string | null;
  /** The body's list of the roles that somebody gets. */
  roles: string | null;
  /** The body's list of the rights that a role gets. */
  rights: string | null;
  /** The body's switch by which somebody comes in, or is kept out. */
  access: string | null;
  /** Where the user, the employee or the role stands that there is already: in address or body. */
  person: string | null;
  employee: string | null;
  role: string | null;
}

/** What `x-parent` says of a call about a part of something; places are as `body.teamId`. */
export interface ParentMark {
  /** The place that names the parent. */
  parent: string;
  /** The example that is about a part that exists; left out, the first. */
  example: string | undefined;
  /** The operation that shows a parent with its parts, and the parameter that names it there. */
  read: string;
  by: string;
}

/** What `x-total-of` says of a number: it counts, or sums up, rows that are listed. */
export interface TotalMark {
  /** The number's dotted name, below each of the rows of `each` where that is told. */
  total: string;
  each: string | null;
  /** The operation that lists the rows; null for the answer itself. */
  operation: string | null;
  /** The rows' dotted name; lists on the way are gone through. */
  rows: string;
  /** The property to sum up; null to count. */
  sum: string | null;
  /** What a row has to be to count. */
  where: JsonObject;
  /** Places of the call, each with a dotted name below the number's holder, or `today`. */
  with: Readonly<Record<string, string>>;
}

/** What `x-time-zone` says of a call whose days are cut in the person's time zone. */
export interface ZoneMark {
  /** The places of the first and the last day; null where there is one alone. */
  from: string;
  to: string | null;
  /** The day that is named, or the week around it. */
  length: 'day' | 'week';
  /** The rows that are listed, and what tells them apart. */
  rows: string;
  id: string;
  /** The time that is added up instead, in whichever lists it stands; null where rows are listed. */
  sum: string | null;
  /** The example that counts what the recipe makes; undefined for the first one. */
  example: string | undefined;
}

/** What `x-notifies` says: of what a call tells somebody, and whom. */
export interface NotifyMark {
  /** The type of the notification. */
  type: number;
  /** The place of the call that names them, such as `body.employeeId`; null where none does. */
  whom: string | null;
  /** What an item has to be, where a list names them. */
  where: JsonObject;
  /** What names them before the call, where the call itself does not; null where nothing does. */
  read: {
    operation: string;
    /** The places of that call, each with the place of this one that stands there. */
    with: Readonly<Record<string, string>>;
    /** The dotted name in its answer. */
    at: string;
  } | null;
}

/** A status, as a record shows it. */
export type Scalar = string | number | boolean;

/** What `x-lifecycle` says of an operation: its part in the life of records that have a status. */
export type LifecycleMark = MakerMark | ViewMark | ActionMark;

/** It makes a record. */
export interface MakerMark {
  part: 'maker';
  /** What the record is called, such as `meeting`; all of its operations say the same. */
  of: string;
  /** The property of the body that holds the record's id. */
  id: string;
  /** The status of a new one. */
  makes: Scalar;
  /** Where the answer names the record; null where the call does. */
  responses: string | null;
}

/** It shows a record. */
export interface ViewMark {
  part: 'view';
  of: string;
  /** The dotted name by which the record is found in the answer, however deep. */
  id: string;
  /**
   * The dotted name of what is the record's status; or of each status a switch that is on in it, or
   * an object that is there, and none of them in that of a new one.
   */
  shows: string | Readonly<Record<string, string>>;
  /** The parameters of the call, each with the property or parameter that made the record. */
  with: Readonly<Record<string, string>>;
}

/** It does something to a record. */
export interface ActionMark {
  part: 'action';
  of: string;
  /** The parameter or the place in the body that names the record, such as `ids.0`. */
  id: string;
  /** The statuses in which it is allowed. */
  from: readonly Scalar[];
  /** The status that it leads to; null where the status stays. */
  to: Scalar | null;
  /** The record is gone after it. */
  ends: boolean;
  /** What it is refused with in any other status. */
  refused: number;
  /** Properties of the body that are as the deed before it has sent them. */
  same: readonly string[];
}

/** One operation of the contract, with all its references followed. */
export interface Operation {
  id: string;
  area: string;
  /** In capitals. */
  method: string;
  path: string;
  summary: string;
  /** Document and section that state its rules, or null. */
  source: string | null;
  /** The right it needs, or null. */
  privilege: string | null;
  /** Needs no access token. */
  isPublic: boolean;
  /** A GET that changes state. */
  isMutatingGet: boolean;
  /** It changes nothing, whatever its method. */
  isReadOnly: boolean;
  /** The records that it lists, where the contract marks them. */
  record: RecordMark | null;
  /** How its pages are asked for, where the contract marks it. */
  page: PageMark | null;
  /** How it is read from a place on, where the contract marks it. */
  skip: SkipMark | null;
  /** Turns something on, and off when it is sent once more. */
  isToggle: boolean;
  /** Whether it is about the caller's own records alone. */
  owner: OwnerMark | null;
  /** What keeps the record that it deletes. */
  uses: UseMark[];
  /** What stays of what it changes, where the contract marks it. */
  keeps: KeepMark | null;
  /** What is taken once by what it adds. */
  unique: UniqueMark | null;
  /** Where it gives or takes rights. */
  givesRights: RightsMark | null;
  /** The parent of what it is about, where the contract marks it. */
  parent: ParentMark | null;
  /** The numbers of its answer that count what is listed. */
  totals: readonly TotalMark[];
  /** The lists in its answer that have an order. */
  orders: OrderMark[];
  /** The days that it cuts in the person's time zone. */
  zone: ZoneMark | null;
  /** What its file holds, where the contract marks it. */
  file: FileMark | null;
  /** Whom it tells of what. */
  notifies: readonly NotifyMark[];
  /** Its parts in the lives of records that have a status, where the contract marks them. */
  lifecycles: readonly LifecycleMark[];
  parameters: Parameter[];
  body: RequestBody | null;
  responses: ReadonlyMap<number, ResponseShape>;
}
