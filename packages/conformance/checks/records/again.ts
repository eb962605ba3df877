import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../../json.ts';
import { CheckFailed } from '../../run/results.ts';
import type { Exchange } from '../../http/exchange.ts';
import { validateErrorResponse } from '../requests/validate-response.ts';
import { buildCheckInfo, sendPrepared, type Prepared } from '../requests/call.ts';

/**
 * A repeated PUT leaves the same state as the first, or is rejected; one with the mark `x-toggles`
 * switches back instead. Source: RFC 9110, section 9.2.2.
 */
export async function checkAgain(prepared: Prepared): Promise<void> {
  const { context, operation, sent } = prepared;
  const isVersioned = isObject(sent.body) && 'version' in sent.body;
  if (operation.method !== 'PUT' || operation.isToggle || isVersioned) return;
  const info = buildCheckInfo(
    prepared,
    'conflict',
    'again',
    'returns the same response when it is sent again',
  );
  await context.recorder.check(info, async () => {
    const [first, second] = [await sendPrepared(prepared), await sendPrepared(prepared)];
    for (const each of [first, second]) {
      if (each.status >= 300) return validateErrorResponse(each, `${operation.id}, PUT`);
    }
    if (isDeepStrictEqual(omitMessages(first), omitMessages(second))) return;
    // Another check may have changed what a response counts.
    if (isDeepStrictEqual(omitCounts(first), omitCounts(second))) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        const [third, fourth] = [await sendPrepared(prepared), await sendPrepared(prepared)];
        if (isDeepStrictEqual(omitMessages(third), omitMessages(fourth))) return;
      }
    }
    const clause = `${operation.id}, PUT is idempotent`;
    throw new CheckFailed({
      what: 'The second response differs from the first one.',
      clause,
      exchange: second,
    });
  });
}

/** The record in a response, without the messages about the action. */
function omitMessages({ json }: Exchange): Json {
  if (!isObject(json)) return json as Json;
  const { successMessages: _messages, ...lasting } = json;
  return withoutLengths(lasting);
}

/** The record in a response, without the counts next to it: `unreadNotificationCount`. */
function omitCounts(exchange: Exchange): Json {
  const record = omitMessages(exchange);
  if (!isObject(record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !name.endsWith('Count')));
}

/** Without the duration of running entries, which grows between responses. */
function withoutLengths(json: Json): Json {
  if (Array.isArray(json)) return json.map(withoutLengths);
  if (!isObject(json)) return json;
  const runs = json['endTime'] === null;
  return Object.fromEntries(
    Object.entries(json)
      .filter(([name]) => !runs || !name.startsWith('totalTime'))
      .map(([name, value]) => [name, withoutLengths(value)]),
  );
}
