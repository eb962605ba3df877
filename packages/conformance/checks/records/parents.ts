import { isDeepStrictEqual } from 'node:util';
import type { Operation, ParentMark } from '../../contract/shapes.ts';
import type { AreaContext } from '../../run/context.ts';
import { CheckFailed } from '../../run/results.ts';
import { validateErrorResponse, checkStatus } from '../requests/validate-response.ts';
import { createCallClient } from '../requests/call-client.ts';
import { buildCheckInfo } from '../requests/call.ts';
import { placedIn, placing } from '../requests/request-locations.ts';

/**
 * The check of a part that is accessed through its parent, derived from the mark `x-parent`: with
 * another parent it is rejected, and neither parent changes; with its own it is accepted.
 */
export async function checkParents(context: AreaContext, operation: Operation): Promise<void> {
  const { parent: mark } = operation;
  if (!mark) return;
  const title = 'rejects a part with the ID of another parent, and changes neither parent';
  const info = buildCheckInfo({ operation, sample: '' }, 'parent', 'other', title);
  await context.recorder.check(info, () => rejectsOther(context, operation, mark));
}

async function rejectsOther(
  context: AreaContext,
  operation: Operation,
  mark: ParentMark,
): Promise<void> {
  const clause = `${operation.id}, x-parent`;
  const { draft, attempt, request } = createCallClient(context, operation, 'x-parent');
  const own = await draft(operation.id, mark.example);
  const other = await draft(operation.id, mark.example);
  const parents = [own, other].map((sent) => String(placedIn(sent, mark.parent)));
  const shown = () =>
    Promise.all(
      parents.map(async (id) => {
        const sent = placing(await draft(mark.read), `path.${mark.by}`, id);
        return (await request(mark.read, sent)).json;
      }),
    );
  const before = await shown();
  const moved = placing(own, mark.parent, parents[1] ?? '');
  const rejected = await attempt(operation.id, moved);
  checkStatus(rejected, [400, 404], clause);
  validateErrorResponse(rejected, clause);
  if (!isDeepStrictEqual(await shown(), before)) {
    const what = 'The rejected request must not change a parent, but did.';
    throw new CheckFailed({ what, clause, exchange: rejected });
  }
  await request(operation.id, own);
}
