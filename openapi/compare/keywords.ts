import { textPattern } from '../text-pattern.ts';
import { isSame, listed, type Difference, type Effect } from './change.ts';
import type { Schema } from './contract.ts';

const upper = new Set(['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']);
const lower = new Set(['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum']);

/** Keywords that describe and do not validate; the other known ones have their own messages. */
const silent = new Set(
  (
    'title description default example examples deprecated readOnly writeOnly externalDocs xml ' +
    'discriminator $comment $ref type const enum required properties additionalProperties items ' +
    'allOf oneOf anyOf pattern format'
  ).split(' '),
);

/** The differences of the keywords that validate a value itself; `at` is its location in words. */
export function keywordDifferences(at: string, before: Schema, after: Schema): Difference[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const others = [...names].filter((name) => !silent.has(name) && !name.startsWith('x-'));
  return [
    ...typeDifferences(at, before, after),
    ...valueDifferences(at, before, after),
    ...['pattern', 'format'].flatMap((name) => formDifferences(at, name, before, after)),
    ...others.flatMap((name) => otherDifferences(at, name, before, after)),
  ];
}

const every = ['array', 'boolean', 'number', 'object', 'string'];

/** The valid types, without null: an integer is a number, and no type means any. */
const getTypes = ({ type }: Schema) =>
  (type === undefined ? every : [type].flat()).filter((name) => name !== 'null');

function typeDifferences(at: string, before: Schema, after: Schema): Difference[] {
  const old = getTypes(before);
  const now = getTypes(after);
  const isIn = (type: string, types: string[]) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const narrows = old.some((type) => !isIn(type, now));
  const widens = now.some((type) => !isIn(type, old));
  if (!narrows && !widens) return [];
  const formatTypes = (types: string[]) => (isSame(types, every) ? 'anything' : listed(types));
  const message = `changed the type of ${at} from ${formatTypes(old)} to ${formatTypes(now)}`;
  return [{ message, effect: both(narrows, widens) }];
}

/** The enumerated values, without null; undefined if there is no such list. */
function getAllowedValues(schema: Schema): unknown[] | undefined {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values?.filter((value) => value !== null);
}

function valueDifferences(at: string, before: Schema, after: Schema): Difference[] {
  const old = getAllowedValues(before);
  const now = getAllowedValues(after);
  if (!old && !now) return [];
  if (!now) return [{ message: `no longer restricts the values of ${at}`, effect: 'widens' }];
  if (!old) return [{ message: `restricts ${at} to ${listed(now)}`, effect: 'narrows' }];
  const failed = old.filter((value) => !now.some((other) => isSame(value, other)));
  const gained = now.filter((value) => !old.some((other) => isSame(value, other)));
  const differences: Difference[] = [];
  if (failed.length > 0) {
    differences.push({
      message: `lost the ${value(failed)} ${listed(failed)} of ${at}`,
      effect: 'narrows',
    });
  }
  if (gained.length > 0) {
    const message = `may now return the ${value(gained)} ${listed(gained)} in ${at}`;
    differences.push({ message, effect: 'widens' });
  }
  return differences;
}

/**
 * A pattern or a format. A different one is neither narrower nor wider: some values are no longer
 * valid.
 */
function formDifferences(at: string, name: string, before: Schema, after: Schema): Difference[] {
  const [old, now] = [before[name], after[name]].map(getOwnForm);
  if (isSame(old, now)) return [];
  if (old === undefined) {
    return [{ message: `requires the ${name} ${listed([now])} of ${at}`, effect: 'narrows' }];
  }
  if (now === undefined) {
    return [{ message: `no longer has the ${name} ${listed([old])} of ${at}`, effect: 'widens' }];
  }
  const message = `changed the ${name} of ${at} from ${listed([old])} to ${listed([now])}`;
  return [{ message, effect: 'both' }];
}

/** The pattern that all texts share does not restrict a specific one. */
const getOwnForm = (form: unknown) => (form === textPattern ? undefined : form);

function otherDifferences(at: string, name: string, before: Schema, after: Schema): Difference[] {
  const old = before[name];
  const now = after[name];
  if (isSame(old, now)) return [];
  if (!upper.has(name) && !lower.has(name)) {
    return [{ message: `changed \`${name}\` of ${at}`, effect: 'both' }];
  }
  const bound = upper.has(name) ? 1 : -1;
  const min = bound * Infinity;
  const isTighter = bound * (number(now) ?? min) < bound * (number(old) ?? min);
  const formatTypes = (limit: unknown) => (limit === undefined ? 'none' : listed([limit]));
  const message = `changed \`${name}\` of ${at} from ${formatTypes(old)} to ${formatTypes(now)}`;
  // A client can handle a raised limit in responses; a sender cannot comply with a tighter one.
  return [{ message, effect: isTighter ? 'narrows' : 'none' }];
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const value = (values: unknown[]) => (values.length === 1 ? 'value' : 'values');

function both(narrows: boolean, widens: boolean): Effect {
  if (narrows && widens) return 'both';
  return narrows ? 'narrows' : 'widens';
}
