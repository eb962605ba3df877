import type { UseMark } from '../../contract/shapes.ts';
import type { Operation } from '../../contract/shapes.ts';
import type { RequestInput } from '../../http/request.ts';
import type { AreaContext } from '../../run/context.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { getBody, createCallClient, idIn, type CallClient } from '../requests/call-client.ts';
import { replacedAt } from './ids.ts';

/**
 * The checks of a deletion that is rejected while another record refers to the one to delete,
 * derived from its mark `x-in-use`: it is rejected, and the record can still be referred to.
 */
export async function checkUses(context: AreaContext, deletion: Operation): Promise<void> {
  for (const use of deletion.uses) {
    const name = `${use.by}:${use.at}`;
    const title = `is rejected while a record refers to it (${use.by}, ${use.at})`;
    const info = buildCheckInfo({ operation: deletion, sample: '' }, 'use', name, title);
    const clause = `${deletion.id}, x-in-use`;
    const client = createCallClient(context, deletion, 'x-in-use');
    await context.recorder.check(info, async () => {
      const sent = await client.draft(deletion.id);
      await client.request(use.by, await naming(client, use, idIn(sent)));
      const rejected = await client.attempt(deletion.id, sent);
      checkStatus(rejected, [409], clause);
      validateErrorResponse(rejected, clause);
      await client.request(use.by, await naming(client, use, idIn(sent)));
    });
  }
}

/** The call by which another record refers to one. */
async function naming(
  client: CallClient,
  { by, at, with: more }: UseMark,
  id: string,
): Promise<RequestInput> {
  const sent = await client.draft(by);
  const body = { ...getBody(sent), ...more };
  return { ...sent, body: at.includes('.') ? replacedAt(body, at, id) : { ...body, [at]: id } };
}
