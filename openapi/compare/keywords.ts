import { textPattern } from '../conformance/contract/text-pattern.ts';
import { isSame, listed, type Difference, type Effect } from './change.ts';
import type { Schema } from './contract.ts';

const upper = new Set(['maxLength', 'maxItems', 'maxProperties', 'maximum', 'exclusiveMaximum']);
const lower = new Set(['minLength', 'minItems', 'minProperties', 'minimum', 'exclusiveMinimum']);

/** Keywords that describe and do not decide; the rest of the known ones has words of its own. */
const silent = new Set(
  (
    'title description default example examples deprecated readOnly writeOnly externalDocs xml ' +
    'discriminator $comment $ref type const enum required properties additionalProperties items ' +
    'allOf oneOf anyOf pattern format'
  ).split(' '),
);

/** How the keywords that test a value itself differ; `at` is the words for where it stands. */
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

/** The types that pass, without null: an integer is a number, and no type at all is any. */
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

/** The only values that pass, null aside; undefined without such a list. */
function getAllowedValues(schema: Schema): unknown[] | undefined {
  const values = 'const' in schema ? [schema.const] : schema.enum;
  return values?.filter((value) => value !== null);
}

function valueDifferences(at: string, before: Schema, after: Schema): Difference[] {
  const old = getAllowedValues(before);
  const now = getAllowedValues(after);
  if (!old && !now) return [];
  if (!now) return [{ message: `no longer lists the values of ${at}`, effect: 'widens' }];
  if (!old) return [{ message: `limits ${at} to ${listed(now)}`, effect: 'narrows' }];
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
    const message = `may now have the ${value(gained)} ${listed(gained)} in ${at}`;
    differences.push({ message, effect: 'widens' });
  }
  return differences;
}

/** A pattern or a format. Another one is neither narrower nor wider: some values pass no more. */
function formDifferences(at: string, name: string, before: Schema, after: Schema): Difference[] {
  const [old, now] = [before[name], after[name]].map(getOwnForm);
  if (isSame(old, now)) return [];
  if (old === undefined) {
    return [{ message: `wants the ${name} ${listed([now])} of ${at}`, effect: 'narrows' }];
  }
  if (now === undefined) {
    return [{ message: `no longer has the ${name} ${listed([old])} of ${at}`, effect: 'widens' }];
  }
  const message = `changed the ${name} of ${at} from ${listed([old])} to ${listed([now])}`;
  return [{ message, effect: 'both' }];
}

/** The pattern that all texts have in common says nothing of one of them. */
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
  // A reader of answers copes with a limit that was raised; a sender cannot keep a tighter one.
  return [{ message, effect: isTighter ? 'narrows' : 'none' }];
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const value = (values: unknown[]) => (values.length === 1 ? 'value' : 'values');

function both(narrows: boolean, widens: boolean): Effect {
  if (narrows && widens) return 'both';
  return narrows ? 'narrows' : 'widens';
}
