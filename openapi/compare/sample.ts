import type { Contract, Operation, Schema } from './contract.ts';
import { breakingChanges } from './operations.ts';
import { breakingLines } from './report.ts';

/** A small contract for tests: `saveNote` (POST) accepts and returns a Note, as specified. */
export interface Sample {
  request?: Schema;
  response?: Schema;
  path?: string;
  version?: string;
  operation?: Partial<Operation>;
  components?: Contract['components'];
}

/** Makes the contract; a `$ref` may name `#/components/schemas/…` of `components`. */
export function sample({ request, response, path, version, operation, components }: Sample) {
  const json = (schema: Schema = {}) => ({ content: { 'application/json': { schema } } });
  const contract: Contract = {
    info: { version: version ?? '1.0.0' },
    security: [{ identityProvider: [] }],
    paths: {
      [path ?? '/notes']: {
        post: {
          operationId: 'saveNote',
          requestBody: json(request),
          responses: { 200: json(response), 404: {} },
          ...operation,
        },
      },
    },
    components: { securitySchemes: { identityProvider: { type: 'http' } }, ...components },
  };
  return contract;
}

/** The breaking changes between two samples, without the operation's name if it is saveNote. */
export function breaksBetween(before: Sample, after: Sample): string[] {
  const lines = breakingLines(breakingChanges(sample(before), sample(after)));
  return lines.map((line) => line.replace(/^saveNote: /, ''));
}

/** A closed object schema; all properties are required by default. */
export function object(properties: Record<string, Schema>, rest: Schema = {}): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties),
    properties,
    ...rest,
  };
}
