import { definitionsFor, slim } from './json-schema.mjs';
import { resolve } from './operations.mjs';
import { header, source } from './text.mjs';

/**
 * Request schemas of an area: for each operation the schemas of its path and query parameters and
 * its body (null without one), whether that is a form, and whether it may be left out.
 */
export function requestsFile(contract, operations) {
  const schemas = operations.map(({ id, parameters, operation }) => [
    id,
    {
      path: parametersSchema(parameters, 'path'),
      query: parametersSchema(parameters, 'query'),
      body: bodySchema(contract, operation),
      isForm: getContent(contract, operation)['multipart/form-data'] !== undefined,
      ...(isBodyOptional(contract, operation) ? { isBodyOptional: true } : {}),
    },
  ]);
  const type =
    '{ path: Schema; query: Schema; body: Schema | null; isForm: boolean; isBodyOptional?: true }';
  return schemasFile(contract, 'requests', type, Object.fromEntries(schemas));
}

/** Response schemas of an area: operation → status → content type → schema. */
export function buildResponseSchemas(contract, operations) {
  const schemas = operations.map(({ id, operation }) => [
    id,
    mapValues(operation.responses, (response) =>
      mapValues(resolve(contract, response).content ?? {}, ({ schema }) => slim(schema)),
    ),
  ]);
  const type = 'Record<string, Record<string, Schema>>';
  return schemasFile(contract, 'responses', type, Object.fromEntries(schemas));
}

/** An unknown parameter is rejected, so that typos are detected. */
function parametersSchema(parameters, position) {
  const placed = parameters.filter((parameter) => parameter.in === position);
  return {
    type: 'object',
    additionalProperties: false,
    required: placed.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(placed.map(({ name, schema }) => [name, slim(schema)])),
  };
}

function bodySchema(contract, operation) {
  const content = getContent(contract, operation);
  const json = content['application/json'];
  if (json) return slim(json.schema);
  const form = content['multipart/form-data'];
  return form ? formSchema(resolve(contract, form.schema)) : null;
}

const getContent = (contract, { requestBody }) =>
  requestBody ? resolve(contract, requestBody).content : {};

const isBodyOptional = (contract, { requestBody }) =>
  requestBody !== undefined && resolve(contract, requestBody).required !== true;

/** The parts of a form are files, which the server reads as objects. */
function formSchema({ required = [], properties }) {
  const parts = mapValues(properties, () => ({ type: 'object', required: ['bytes'] }));
  return { type: 'object', additionalProperties: false, required, properties: parts };
}

/** Lazy loaders for the response schemas of each area. */
export function buildResponseLoaders(areas) {
  const rows = areas.map((area) => `  ${area}: () => import('./schemas/${area}.answers.ts'),\n`);
  return `${header}
/** JSON Schemas of the answers of each area. */
export const answerSchemas = {
${rows.join('')}};
`;
}

/** Formats with long rules (e-mail, URI): an area without them omits the code. */
const longFormats = /"format":"(?:email|uri|uri-reference)"/;

function schemasFile(contract, name, type, operations) {
  const schemas = { $defs: definitionsFor(contract, operations), operations };
  const isLong = name === 'requests' && longFormats.test(JSON.stringify(schemas));
  return `${header}
import ${isLong ? '{ format as formats, type Schema }' : 'type { Schema }'} from '@cfworker/json-schema';

/** JSON Schemas (2020-12); every \`$ref\` is to \`#/$defs\`. */
const ${name}: {
  $defs: Record<string, Schema>;
  operations: Record<string, ${type}>;${isLong ? '\n  formats: typeof formats;' : ''}
} = ${isLong ? source(schemas).replace('{', '{\n  formats,') : source(schemas)};

export default ${name};
`;
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
