import { resolve } from './operations.mjs';

const signs = { string: '"', number: '#', integer: '#', boolean: '!', null: '?' };

/**
 * The successful response of an operation, in a form short enough for a page: the media types of a
 * file or stream (`image/png,image/jpeg`), '' for no body, else the shape of its JSON.
 *
 * A shape describes a value: `"` text, `#` number, `!` boolean, `?` null, `{…}` an object with at
 * least these properties, `[…` a list of such items; empty means any. At the top level all required
 * properties are listed, below only the required lists and objects: those that a page iterates.
 */
export function getResponseType(contract, { responses }) {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  const { content = {} } = resolve(contract, responses[success]);
  const json = content['application/json'];
  return json ? buildShape(contract, json.schema, []) : Object.keys(content).join(',');
}

/** `around` are the enclosing objects: none is described again inside itself. */
function buildShape(contract, schema, around) {
  const choices = listAlternatives(contract, schema);
  if (choices.some((choice) => getTypes(choice).length === 0)) return '';
  const having = (type) => choices.filter((choice) => getTypes(choice).includes(type));
  const plain = new Set(choices.flatMap(getTypes).map((type) => signs[type] ?? ''));
  return [
    ...plain,
    buildObjectShape(contract, having('object'), around),
    formatList(contract, having('array'), around),
  ].join('');
}

/** Objects that differ by content are only described as one of them. */
function buildObjectShape(contract, objects, around) {
  const [object] = objects;
  if (!object) return '';
  if (objects.length > 1 || around.includes(object)) return '{}';
  const properties = (object.required ?? []).map((name) => [
    name,
    buildShape(contract, object.properties[name], [...around, object]),
  ]);
  const stored = properties.filter(([, shape]) => around.length === 0 || /[{[]/.test(shape));
  return `{${stored.map((property) => property.join('')).join(' ')}}`;
}

function formatList(contract, lists, around) {
  if (lists.length === 0) return '';
  const [{ items }] = lists;
  return `[${lists.length === 1 && items ? buildShape(contract, items, around) : ''}`;
}

function listAlternatives(contract, schema) {
  const resolved = resolve(contract, schema);
  const choices = resolved.oneOf ?? resolved.anyOf;
  return choices ? choices.flatMap((choice) => listAlternatives(contract, choice)) : [resolved];
}

/** The JSON types that a schema allows; empty if it does not specify them. */
function getTypes({ type, enum: values, const: constant }) {
  if (type !== undefined) return [type].flat();
  const given = constant === undefined ? (values ?? []) : [constant];
  return given.map((value) => (value === null ? 'null' : typeof value));
}
