/** The parts of an OpenAPI document (3.0 or 3.1) that describe the possible responses. */
export interface OpenApiDocument {
  paths?: Record<string, unknown>;
  components?: Record<string, unknown>;
}

export interface Referring {
  $ref?: string;
}

export interface Operation {
  operationId?: string;
  responses?: Record<string, OpenApiResponse & Referring>;
}

export interface OpenApiResponse {
  description?: string;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown; summary?: string } & Referring>;
}

export interface Schema extends Referring {
  type?: string | string[];
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  minimum?: number;
  minLength?: number;
}

/** Resolves a `$ref` through any number of references; undefined when the target does not exist. */
export function resolved<Part extends object>(
  document: OpenApiDocument,
  part: (Part & Referring) | undefined,
): Part | undefined {
  let found: (Part & Referring) | undefined = part;
  for (let hops = 0; found?.$ref !== undefined && hops < 20; hops += 1) {
    found = at(document, found.$ref) as (Part & Referring) | undefined;
  }
  return found;
}

/** `#/components/schemas/A~1B` is a JSON pointer: its steps lead to the value. */
function at(document: OpenApiDocument, pointer: string): unknown {
  const names = pointer.replace(/^#\//, '').split('/');
  return names.reduce<unknown>((node, name) => {
    const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
    return (node as Record<string, unknown> | undefined)?.[key];
  }, document);
}
