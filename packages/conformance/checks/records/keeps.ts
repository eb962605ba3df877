import { isDeepStrictEqual } from 'node:util';
import type { KeepMark, Operation } from '../../contract/shapes.ts';
import { isObject, type JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { getBody, createCallClient, valueAt } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/call.ts';

/**
 * The check of a change that may omit unchanged values, derived from its mark `x-keeps`: nothing
 * that it omits changes, no boolean from true or from false.
 */
export async function checkKeeps(context: AreaContext, operation: Operation): Promise<void> {
  const { keeps: mark } = operation;
  if (!mark) return;
  const title = 'keeps the values of omitted properties';
  const info = buildCheckInfo({ operation, sample: '' }, 'keep', 'left-out', title);
  await context.recorder.check(info, () => checkRetainsOmitted(context, operation, mark));
}

async function checkRetainsOmitted(
  context: AreaContext,
  operation: Operation,
  { of, properties }: KeepMark,
): Promise<void> {
  const { id } = operation;
  const { draft, request } = createCallClient(context, operation, 'x-keeps');
  const sent = await draft(id);
  const { version: _seen, ...full } = getBody(sent);
  const unsent = properties.find((name) => !(name in full));
  if (unsent !== undefined)
    throw new Error(`The recipe of ${id} must send ${unsent}, but does not.`);
  const bare = without(full, properties);
  for (const isOn of [true, false]) {
    const switched = Object.entries(full).map(([name, value]) => {
      const isRetainedSwitch = properties.includes(name) && typeof value === 'boolean';
      return [name, isRetainedSwitch ? isOn : value] as const;
    });
    const before = recordIn(await request(id, { ...sent, body: Object.fromEntries(switched) }), of);
    const exchange = await request(id, { ...sent, body: bare });
    const after = recordIn(exchange, of);
    const changed = properties.find((name) => !isDeepStrictEqual(after[name], before[name]));
    if (changed === undefined) continue;
    const what = `${changed} was omitted and must stay ${JSON.stringify(before[changed])}, but is ${JSON.stringify(after[changed])}.`;
    throw new CheckFailed({ what, clause: `${id}, x-keeps`, exchange });
  }
}

const without = (body: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));

/** The record in a response. */
function recordIn({ json }: { json: unknown }, name: string): JsonObject {
  const record = valueAt(json, name);
  if (isObject(record)) return record;
  throw new Error(`The response must contain ${name}, but does not.`);
}
