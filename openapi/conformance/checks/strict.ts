import type { Schema } from '../contract/shapes.ts';
import { bytesWith, type RequestInput } from '../http/request.ts';
import { effective, getTypes } from '../input/effective.ts';
import { isObject, type Json } from '../json.ts';
import { checkRejectedCase, type Prepared } from './call.ts';

/** What a call owes to HTTP, in its body and in its query. */
export async function checkStrict(prepared: Prepared): Promise<void> {
  await Promise.all([checkBody(prepared), checkQuery(prepared)]);
}

/**
 * A text in a query that is no text is refused as it is in a body: one with a NUL, or that is no
 * UTF-8, half of a surrogate pair among them. Source: RFC 3986, section 2.5.
 */
async function checkQuery(prepared: Prepared): Promise<void> {
  const { operation, sent, context } = prepared;
  const { contract } = context;
  const texts = operation.parameters.filter(({ in: location, schema }) => {
    return location === 'query' && isFreeText(effective(contract, schema, undefined));
  });
  const statuses = [400, ...(context.recipes[operation.id]?.rejections ?? [])];
  for (const { name } of texts) {
    const { [name]: _removed, ...query } = sent.query ?? {};
    for (const [broken, what, bytes] of [
      ['NUL', 'with a NUL', 'N%00L'],
      ['utf-8', 'that is no UTF-8', 'Cut%20%E2%82.'],
      ['surrogate', 'with half of a surrogate pair', 'Half%20%ED%A0%BD.'],
    ] as const) {
      await checkRejectedCase(prepared, {
        kind: 'input',
        name: `query.${name}:text:${broken}`,
        title: `is refused when ${name} is a text ${what}`,
        statuses,
        clause: `${operation.id}, parameter ${name}`,
        sent: { ...sent, query, search: `${name}=${bytes}` },
      });
    }
  }
}

/** Whether a person may write it; what has a format or a choice is refused for that. */
const isFreeText = (schema: Schema): boolean =>
  getTypes(schema).includes('string') &&
  schema.enum === undefined &&
  schema.format === undefined &&
  schema.pattern === undefined;

/**
 * What a call that takes JSON owes to HTTP: another content type is 415, and a text that is no text
 * is refused as bad input: one with a NUL, with half of a surrogate pair, or that is no UTF-8.
 * Source: RFC 9110, section 15.5.16; RFC 8259, section 8.
 */
async function checkBody(prepared: Prepared): Promise<void> {
  const { operation, sent, context } = prepared;
  if (!operation.body?.type.endsWith('json') || sent.body === undefined) return;
  const clause = `${operation.id}, request body`;
  const type = { name: 'contentType', title: 'is refused as another type than JSON', clause };
  const raw = JSON.stringify(sent.body);
  const plain = { ...sent, raw, headers: { ...sent.headers, 'Content-Type': 'text/plain' } };
  await checkRejectedCase(prepared, { kind: 'input', statuses: [415], sent: plain, ...type });
  // A recipe knows what else bad input is refused with.
  const statuses = [400, ...(context.recipes[operation.id]?.rejections ?? [])];
  for (const { name, title, sent: broken } of brokenTexts(sent, JSON.parse(raw) as Json)) {
    await checkRejectedCase(prepared, {
      kind: 'input',
      statuses,
      sent: broken,
      name,
      title,
      clause,
    });
  }
}

function brokenTexts(
  sent: RequestInput,
  body: Json,
): { name: string; title: string; sent: RequestInput }[] {
  const at = findTextPath(body);
  if (!at) return [];
  const location = at.join('.');
  const withText = (text: string) => JSON.stringify(replaced(body, at, text));
  // Of the three bytes that stand for the sign, the last is left out.
  const cut = bytesWith(withText('Cut \u20ac.'), '\u20ac', [0xe2, 0x82]);
  return [
    ['NUL', 'with a NUL', withText('N\u0000L')] as const,
    ['surrogate', 'with half of a surrogate pair', withText('Half \ud83d.')] as const,
    ['utf-8', 'that is no UTF-8', cut] as const,
  ].map(([name, what, raw]) => ({
    name: `${location}:text:${name}`,
    title: `is refused when ${location} is a text ${what}`,
    sent: { ...sent, raw },
  }));
}

type TextPath = readonly [string, ...string[]];

/** Where a text stands that a person has written, else any text. */
function findTextPath(body: Json): TextPath | undefined {
  const all = textsIn(body, []);
  const [found] = [...all.filter(({ text }) => /[a-z] /i.test(text)), ...all];
  const [first, ...others] = found?.location ?? [];
  return first === undefined ? undefined : [first, ...others];
}

function textsIn(value: Json, location: string[]): { location: string[]; text: string }[] {
  if (typeof value === 'string') return [{ location, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, [...location, name]));
}

function replaced(value: Json, [name, ...others]: readonly string[], text: string): Json {
  if (name === undefined) return text;
  if (Array.isArray(value)) {
    return value.map((part, at) => (String(at) === name ? replaced(part, others, text) : part));
  }
  if (!isObject(value)) return value;
  return {
    ...value,
    [name]: replaced((value as Record<string, Json>)[name] ?? null, others, text),
  };
}
