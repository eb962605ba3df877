import type { Contract } from '../../contract/contract.ts';
import type { Operation } from '../../contract/shapes.ts';
import { effective, getTypes } from '../../input/effective.ts';
import { invisible } from '../../input/name-forms.ts';
import type { JsonObject } from '../../json.ts';
import type { AreaContext } from '../../run/context.ts';
import { getBody, createCallClient } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/info.ts';
import { expectAt } from './names.ts';

/**
 * The checks of names that look empty, derived from the contract's schemas: if a name must not be
 * empty, one of invisible characters is rejected as well (400 at its property).
 */
export async function checkBlankNames(context: AreaContext, operation: Operation): Promise<void> {
  const { body, id } = operation;
  const recipe = context.recipes[id] ?? {};
  if (!body?.type.endsWith('json') || operation.isPublic || recipe.when) return;
  const client = createCallClient(context, operation, 'names of the request schema');
  const first = await client.draft(id).catch(() => null);
  // A call that cannot be drafted fails in its happy path.
  if (first === null) return;
  for (const field of namesIn(context.contract, body.schema, getBody(first))) {
    const title = `is rejected when ${field} has only invisible characters`;
    const info = buildCheckInfo(
      { operation, sample: '' },
      'input',
      `${field}:shows-nothing`,
      title,
    );
    await context.recorder.check(info, async () => {
      const sent = await client.draft(id);
      const named = { ...sent, body: { ...getBody(sent), [field]: invisible } };
      const clause = `${id}, request schema #/${field}, minLength`;
      const why = `${field} has only invisible characters.`;
      expectAt(field, await client.attempt(id, named), [400], { clause, why });
    });
  }
}

/** The names in a body that must not be empty. */
function namesIn(contract: Contract, schema: Parameters<typeof effective>[1], sent: JsonObject) {
  const { properties = {} } = effective(contract, schema, sent);
  return Object.entries(properties).flatMap(([name, property]) => {
    const known = effective(contract, property, sent[name] ?? '');
    const { minLength = 0, pattern, format, enum: choices } = known;
    const isFree = getTypes(known).includes('string') && !pattern && !format && !choices;
    const isName = /(?:^n|N)ame$|^title$/.test(name) && name in sent;
    return isFree && isName && minLength > 0 ? [name] : [];
  });
}
