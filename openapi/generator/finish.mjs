import { textPattern } from '../text-pattern.ts';
import { listOperations, resolve } from './operations.mjs';

const methods = ['get', 'put', 'post', 'delete', 'patch'];
const header = 'X-Content-Type-Options';

/**
 * A bundled contract in its published form: path parameters are repeated in each operation, since
 * generators such as orval lose them at the path, and every response declares
 * `X-Content-Type-Options`.
 */
export function finishBundle(contract) {
  const finished = structuredClone(contract);
  for (const item of Object.values(finished.paths)) flattenParameters(item);
  finished.components.headers = {
    ...finished.components.headers,
    [header]: {
      description: 'Browsers must not guess another content type.',
      required: true,
      schema: { type: 'string', const: 'nosniff' },
    },
  };
  for (const response of listResponses(finished)) {
    response.headers = {
      [header]: { $ref: `#/components/headers/${header}` },
      ...response.headers,
    };
  }
  return finished;
}

function flattenParameters(item) {
  const { parameters: shared = [] } = item;
  delete item.parameters;
  if (shared.length === 0) return;
  for (const method of methods.filter((each) => item[each])) {
    item[method].parameters = [...shared, ...(item[method].parameters ?? [])];
  }
}

/** Every described response once: in components and inside operations. */
function listResponses({ components, paths }) {
  const inline = Object.values(paths).flatMap((item) =>
    methods.flatMap((method) => Object.values(item[method]?.responses ?? {})),
  );
  return [...Object.values(components.responses ?? {}), ...inline].filter(({ $ref }) => !$ref);
}

/**
 * A contract with the text pattern on body and query texts, unless they have their own rule. The
 * schemas for the app's server omit it: that server validates all texts of a request at once.
 */
export function withTextPatterns(contract) {
  const marked = structuredClone(contract);
  const seen = new Set();
  const visit = (schema) => {
    if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref) visit(resolve(marked, schema));
    if (isFreeText(schema)) schema.pattern = textPattern;
    for (const key of ['oneOf', 'anyOf', 'allOf', 'prefixItems']) schema[key]?.forEach(visit);
    for (const key of ['properties', 'patternProperties']) {
      Object.values(schema[key] ?? {}).forEach(visit);
    }
    for (const key of ['items', 'additionalProperties']) visit(schema[key]);
  };
  for (const { parameters, operation } of listOperations(marked)) {
    for (const parameter of parameters) if (parameter.in === 'query') visit(parameter.schema);
    const { content = {} } = operation.requestBody ? resolve(marked, operation.requestBody) : {};
    visit(content['application/json']?.schema);
  }
  return marked;
}

/** Formats that do not constrain the characters of a text. */
const openFormats = new Set([undefined, 'password']);

const isFreeText = ({ type, format, pattern, const: fixed, enum: choices }) =>
  [type].flat().includes('string') &&
  openFormats.has(format) &&
  pattern === undefined &&
  fixed === undefined &&
  choices === undefined;
