import { isObject, type Json, type JsonObject } from '../json.ts';
import { parseMarks } from './marks.ts';
import type { ResponseShape, Operation, Parameter, RequestBody, Schema } from './shapes.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of a bundled contract. Throws where the contract is invalid. */
export function parseOperations(contract: JsonObject): Operation[] {
  const paths = objectAt(contract, 'paths');
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      if (!isObject(item) || !isObject(item[method])) return [];
      return [readOperation(contract, { path, method, item, operation: item[method] })];
    }),
  );
}

interface Found {
  path: string;
  method: string;
  item: JsonObject;
  operation: JsonObject;
}

function readOperation(contract: JsonObject, { path, method, item, operation }: Found): Operation {
  const id = toText(operation['operationId']) ?? `${method} ${path}`;
  const privilege = toText(operation['x-privilege']);
  const security = operation['security'] ?? contract['security'];
  const parameters = [item['parameters'] ?? [], operation['parameters'] ?? []]
    .flat()
    .map((each) => parseParameter(contract, follow(contract, each)));
  return {
    id,
    area: toText(Array.isArray(operation['tags']) ? operation['tags'][0] : null) ?? 'other',
    method: method.toUpperCase(),
    path,
    summary: toText(operation['summary']) ?? id,
    source: toText(operation['x-source']),
    privilege: privilege === 'none' ? null : privilege,
    isPublic: !Array.isArray(security) || security.length === 0,
    isMutatingGet: method === 'get' && operation['x-mutates'] === true,
    isReadOnly: operation['x-mutates'] === (method === 'get' ? undefined : false),
    ...parseMarks(operation),
    parameters,
    body: operation['requestBody']
      ? readBody(contract, follow(contract, operation['requestBody']))
      : null,
    responses: readResponses(contract, objectAt(operation, 'responses')),
  };
}

function parseParameter(contract: JsonObject, parameter: JsonObject): Parameter {
  const schema = objectAt(parameter, 'schema');
  const [named] = readExamples(contract, parameter);
  return {
    name: toText(parameter['name']) ?? '',
    in: parameter['in'] as Parameter['in'],
    isRequired: parameter['required'] === true,
    schema: asSchema(schema),
    example: named?.[1] ?? follow(contract, schema)['example'],
  };
}

function readBody(contract: JsonObject, body: JsonObject): RequestBody | null {
  const contents = Object.entries(objectAt(body, 'content'));
  const json = contents.find(([type]) => type === 'application/json') ?? contents[0];
  if (!json || !isObject(json[1])) return null;
  const [type, media] = json;
  return {
    type,
    schema: asSchema(objectAt(media, 'schema')),
    isRequired: body['required'] === true,
    examples: readExamples(contract, media),
  };
}

function readResponses(contract: JsonObject, responses: JsonObject): Map<number, ResponseShape> {
  return new Map(
    Object.entries(responses).map(([status, each]) => {
      const response = follow(contract, each);
      const contents = Object.entries(response['content'] ?? {}).map(([type, media]) => [
        type,
        asSchema(isObject(media) && isObject(media['schema']) ? media['schema'] : {}),
      ]);
      const headers = Object.entries(response['headers'] ?? {}).flatMap(([name, described]) => {
        const header = follow(contract, described);
        const value = toText(follow(contract, header['schema'])['const']);
        return header['required'] === true ? [{ name, value }] : [];
      });
      return [Number(status), { contents: Object.fromEntries(contents), headers }];
    }),
  );
}

/** The examples of a parameter or a body, by name. */
function readExamples(contract: JsonObject, parent: JsonObject): [string, Json][] {
  if (parent['example'] !== undefined) return [['example', parent['example']]];
  return Object.entries(parent['examples'] ?? {}).flatMap(([name, each]): [string, Json][] => {
    const value = follow(contract, each)['value'];
    return value === undefined ? [] : [[name, value]];
  });
}

/** The object that a value is or references. */
function follow(contract: JsonObject, value: Json | undefined): JsonObject {
  if (!isObject(value)) return {};
  const { $ref } = value;
  if (typeof $ref !== 'string') return value;
  const keys = $ref.split('/').slice(1);
  const found = keys.reduce<Json | undefined>((part, key) => {
    const name = key.replaceAll('~1', '/').replaceAll('~0', '~');
    return isObject(part) ? part[name] : undefined;
  }, contract);
  if (!isObject(found)) throw new Error(`The contract references ${$ref}, but does not define it.`);
  return follow(contract, found);
}

function objectAt(value: JsonObject, key: string): JsonObject {
  const found = value[key];
  if (!isObject(found)) throw new Error(`The contract must have an object "${key}", but has none.`);
  return found;
}

const toText = (value: Json | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** The schema is used as is: redocly's rules have validated the contract against JSON Schema. */
const asSchema = (value: JsonObject): Schema => value;
