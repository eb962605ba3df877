import type { Operation } from '../../contract/shapes.ts';
import type { Credentials, Exchange } from '../../http/exchange.ts';
import type { RequestInput } from '../../http/request.ts';
import { createRandom } from '../../input/random.ts';
import { isObject } from '../../json.ts';
import { send, type AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { buildCheckInfo } from './info.ts';

/** The languages, in addition to English, that clients may request for error messages. */
const languages = ['ar', 'es', 'fr', 'zh'] as const;

/** Statuses of errors with instructions for the user; a rate limit would count each repetition. */
const statuses: ReadonlySet<number> = new Set([400, 403, 404, 409]);

/**
 * One in this many errors is compared, of those that another operation of the area has already
 * returned.
 */
const shareOfOthers = 4;

/** A call that was rejected. */
export interface Rejection {
  operation: Operation;
  sent: RequestInput;
  credentials: Credentials;
  exchange: Exchange;
}

/** The errors that a run has already compared, so that an error is repeated only once. */
const compared = new WeakMap<object, Set<string>>();

/**
 * An error message is in the language of Accept-Language: the same call, sent in English and in
 * another language, is rejected with different texts. The first error of a code is compared in all
 * languages, the first of each area in one, and the seed selects among those of its other
 * operations. Source: PROF-035, and the contract (errorMessages).
 */
export async function checkLanguage(context: AreaContext, rejection: Rejection): Promise<void> {
  const { operation, exchange } = rejection;
  const code = getCode(exchange);
  if (!statuses.has(exchange.status) || code === null) return;
  // Calls to other areas are checked in those areas' own runs.
  if (operation.area !== context.area || context.isUnchecked) return;
  const isFirst = isNew(context, code);
  const isFirstOfArea = isNew(context, `${operation.area} ${code}`);
  if (!isNew(context, `${operation.id} ${code}`)) return;
  const random = createRandom(context.seed, `${operation.id} ${code}`);
  if (!isFirstOfArea && random.below(shareOfOthers) > 0) return;
  const one = random.pick(languages);
  const info = buildCheckInfo(
    { operation, sample: '' },
    'language',
    code,
    `returns the messages of ${code} in the requested language`,
  );
  await context.recorder.check(info, async () => {
    const english = await repeat(context, rejection, 'en');
    // A call that is no longer rejected, because of a parallel scenario, tells nothing.
    if (getCode(english) !== code) return;
    for (const language of isFirst ? languages : [one]) {
      expectTranslated(english, await repeat(context, rejection, language), language, operation);
    }
  });
}

const isNew = ({ claimed }: AreaContext, key: string): boolean => {
  const known = compared.get(claimed) ?? new Set<string>();
  compared.set(claimed, known);
  if (known.has(key)) return false;
  known.add(key);
  return true;
};

function repeat(
  context: AreaContext,
  { operation, sent, credentials }: Rejection,
  language: string,
): Promise<Exchange> {
  const headers = { ...sent.headers, 'Accept-Language': language };
  return send(context, operation, { ...sent, headers }, credentials);
}

function expectTranslated(
  english: Exchange,
  other: Exchange,
  language: string,
  { id }: Operation,
): void {
  if (getCode(other) !== getCode(english)) return;
  const known = new Set(textsIn(english));
  const same = textsIn(other).find((text) => known.has(text));
  if (same === undefined) return;
  throw new CheckFailed({
    what: `Expected the error message in "${language}", found the English one: ${same}`,
    clause: `${id}, errorMessages, Accept-Language`,
    exchange: other,
  });
}

/** Every message of an error, at the top level and at its fields. */
function textsIn({ json }: Exchange): string[] {
  if (!isObject(json)) return [];
  const { errorMessages, fieldErrors } = json;
  const all = [errorMessages, ...(isObject(fieldErrors) ? Object.values(fieldErrors) : [])];
  return all.flat().filter((text) => typeof text === 'string');
}

function getCode({ json }: Exchange): string | null {
  const code = isObject(json) ? json['code'] : undefined;
  return typeof code === 'string' ? code : null;
}
