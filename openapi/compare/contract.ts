/** An operation before and after, each with its contract. */
export interface Pair {
  before: Contract;
  after: Contract;
  old: Placed;
  now: Placed;
}

/** The parts of a bundled OpenAPI 3.1 contract that the comparison uses. */
export interface Contract {
  info: { version: string };
  security?: Security[];
  paths: Record<string, PathItem>;
  components?: Record<string, Record<string, object>>;
}

/** One way to sign in: scheme → scopes. The empty object means none. */
export type Security = Record<string, string[]>;

/** A path's parameters, and its operations by method. */
export interface PathItem {
  parameters?: Parameter[];
  get?: Operation;
  put?: Operation;
  post?: Operation;
  delete?: Operation;
  patch?: Operation;
}

export interface Operation {
  operationId: string;
  summary?: string;
  tags?: string[];
  security?: Security[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
  'x-privilege'?: string;
  'x-mutates'?: boolean;
  'x-origin'?: string;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
}

/** A request body or a response. */
export interface Body {
  $ref?: string;
  required?: boolean;
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: Schema }>;
  content?: Record<string, { schema?: Schema }>;
}

/** A JSON Schema; keywords without their own message are compared by name. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  [keyword: string]: unknown;
}

/** An operation with its path and method. */
export interface Placed {
  id: string;
  method: string;
  path: string;
  operation: Operation;
  parameters: Parameter[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation of a contract by its operationId, including its path's parameters. */
export function operationsById(contract: Contract): Map<string, Placed> {
  const placed = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method): [string, Placed][] => {
      const operation = item[method];
      if (!operation) return [];
      const all = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      const parameters = all.map((parameter) => resolve(contract, parameter));
      const id = operation.operationId;
      return [[id, { id, method: method.toUpperCase(), path, operation, parameters }]];
    }),
  );
  return new Map(placed);
}

/**
 * Resolves an object: itself, or the target of its `$ref` within the contract. Throws if there is
 * no such target.
 */
export function resolve<T extends { $ref?: string }>(contract: Contract, object: T): T {
  const { $ref } = object;
  if (!$ref) return object;
  const [group = '', name = ''] = $ref.replace('#/components/', '').split('/');
  const found = contract.components?.[group]?.[name];
  if (!found) throw new Error(`The contract references ${$ref}, but does not define it.`);
  return resolve(contract, found as T);
}
