import { resolve } from './operations.mjs';

const signs = { string: '"', number: '#', integer: '#', boolean: '!', null: '?' };

/**
 * What an operation promises to answer when it succeeds, as short as a page can carry it: the media
 * types of a file or stream (`image/png,image/jpeg`), '' for no body, else the shape of its JSON.
 *
 * A shape says what a value may be: `"` text, `#` number, `!` true or false, `?` null, `{…}` an
 * object with at least these properties, `[…` a list of such items; nothing at all means anything.
 * Of the answer itself all required properties are named, of what is inside it only the required
 * lists and objects: those are what a page walks through.
 */
export function getResponseType(contract, { responses }) {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  const { content = {} } = resolve(contract, responses[success]);
  const json = content['application/json'];
  return json ? buildShape(contract, json.schema, []) : Object.keys(content).join(',');
}

/** `around` are the objects that a schema stands in: none of them is described again within itself. */
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

/** Of objects that are told apart by their content, only that it is one of them. */
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

/** The JSON types that a schema allows; none when it does not say. */
function getTypes({ type, enum: values, const: constant }) {
  if (type !== undefined) return [type].flat();
  const given = constant === undefined ? (values ?? []) : [constant];
  return given.map((value) => (value === null ? 'null' : typeof value));
}
