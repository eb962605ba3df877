import { isDeepStrictEqual } from 'node:util';
import { isObject, type Json } from '../json.ts';
import { CheckFailed } from '../run/results.ts';
import type { Exchange } from '../http/exchange.ts';
import { validateErrorResponse } from './validate-response.ts';
import { buildCheckInfo, sendPrepared, type Prepared } from './call.ts';

/**
 * A PUT that is sent once more leaves what it has left the first time, or is refused; one with the
 * mark `x-toggles` turns back instead. Source: RFC 9110, section 9.2.2.
 */
export async function checkAgain(prepared: Prepared): Promise<void> {
  const { context, operation, sent } = prepared;
  const isVersioned = isObject(sent.body) && 'version' in sent.body;
  if (operation.method !== 'PUT' || operation.isToggle || isVersioned) return;
  const info = buildCheckInfo(
    prepared,
    'conflict',
    'again',
    'says the same when it is sent once more',
  );
  await context.recorder.check(info, async () => {
    const [first, second] = [await sendPrepared(prepared), await sendPrepared(prepared)];
    for (const each of [first, second]) {
      if (each.status >= 300) return validateErrorResponse(each, `${operation.id}, PUT`);
    }
    if (isDeepStrictEqual(omitMessages(first), omitMessages(second))) return;
    const clause = `${operation.id}, PUT is idempotent`;
    throw new CheckFailed({ what: 'It says something else.', clause, exchange: second });
  });
}

/** What an answer says of the record, whatever it says of the deed. */
function omitMessages({ json }: Exchange): Json {
  if (!isObject(json)) return json as Json;
  const { successMessages: _messages, ...lasting } = json;
  return withoutLengths(lasting);
}

/** Without how long something runs, which grows from one answer to the next. */
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
