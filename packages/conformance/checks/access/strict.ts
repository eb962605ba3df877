import type { Schema } from '../../contract/shapes.ts';
import { bytesWith, type RequestInput } from '../../http/request.ts';
import { effective, getTypes } from '../../input/effective.ts';
import { isObject, type Json } from '../../json.ts';
import { checkRejectedCase, type Prepared } from '../requests/call.ts';

/** The HTTP rules of a call, for its body and its query. */
export async function checkStrict(prepared: Prepared): Promise<void> {
  await Promise.all([checkBody(prepared), checkQuery(prepared)]);
}

/**
 * Invalid text in a query is rejected as it is in a body: with a NUL, or not UTF-8, including half
 * of a surrogate pair. Source: RFC 3986, section 2.5.
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
      ['utf-8', 'that is not UTF-8', 'Cut%20%E2%82.'],
      ['surrogate', 'with an unpaired surrogate', 'Half%20%ED%A0%BD.'],
    ] as const) {
      await checkRejectedCase(prepared, {
        kind: 'input',
        name: `query.${name}:text:${broken}`,
        title: `is rejected when ${name} is a text ${what}`,
        statuses,
        clause: `${operation.id}, parameter ${name}`,
        sent: { ...sent, query, search: `${name}=${bytes}` },
      });
    }
  }
}

/** Whether the text is free; one with a format or an enum is rejected for that. */
const isFreeText = (schema: Schema): boolean =>
  getTypes(schema).includes('string') &&
  schema.enum === undefined &&
  schema.format === undefined &&
  schema.pattern === undefined;

/**
 * The HTTP rules of a call with a JSON body: another content type is 415, and invalid text is
 * rejected as bad input: with a NUL, with half of a surrogate pair, or not UTF-8. Source: RFC 9110,
 * section 15.5.16; RFC 8259, section 8.
 */
async function checkBody(prepared: Prepared): Promise<void> {
  const { operation, sent, context } = prepared;
  if (!operation.body?.type.endsWith('json') || sent.body === undefined) return;
  const clause = `${operation.id}, request body`;
  const type = {
    name: 'contentType',
    title: 'is rejected with a content type other than JSON',
    clause,
  };
  const raw = JSON.stringify(sent.body);
  const plain = { ...sent, raw, headers: { ...sent.headers, 'Content-Type': 'text/plain' } };
  await checkRejectedCase(prepared, { kind: 'input', statuses: [415], sent: plain, ...type });
  // A recipe lists other statuses with which bad input is rejected.
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
  // The last of the sign's three bytes is omitted.
  const cut = bytesWith(withText('Cut \u20ac.'), '\u20ac', [0xe2, 0x82]);
  return [
    ['NUL', 'with a NUL', withText('N\u0000L')] as const,
    ['surrogate', 'with an unpaired surrogate', withText('Half \ud83d.')] as const,
    ['utf-8', 'that is not UTF-8', cut] as const,
  ].map(([name, what, raw]) => ({
    name: `${location}:text:${name}`,
    title: `is rejected when ${location} is a text ${what}`,
    sent: { ...sent, raw },
  }));
}

type TextPath = readonly [string, ...string[]];

/** The location of a free text, or otherwise of any text. */
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
