import { isDeepStrictEqual } from 'node:util';
import type { DeedMark, Operation, Scalar } from '../contract/shapes.ts';
import type { Exchange } from '../http/exchange.ts';
import type { AreaContext } from '../run/context.ts';
import { CheckFailed } from '../run/results.ts';
import { checkErrorAnswer, checkStatus } from './answer.ts';
import { infoOf } from './call.ts';
import { createLifecycleDesk, type Deed, type LifecycleDesk } from './lifecycle-desk.ts';

/**
 * The checks of a deed at records that have a status, derived from its mark `x-lifecycle`: in each
 * status it leads where the mark says, or is refused and changes nothing; and of two at once that
 * lead on, one is refused.
 */
export async function checkLifecycle(context: AreaContext, operation: Operation): Promise<void> {
  for (const mark of operation.lifecycles) {
    if (mark.part === 'deed') await checkDeed(context, operation, mark);
  }
}

async function checkDeed(
  context: AreaContext,
  operation: Operation,
  mark: DeedMark,
): Promise<void> {
  const desk = createLifecycleDesk(context, operation, mark.of);
  const deed = { operation, mark };
  const check = (name: string, title: string, run: (clause: string) => Promise<void>) =>
    context.recorder.check(infoOf({ operation, sample: '' }, 'lifecycle', name, title), () =>
      run(`${operation.id}, x-lifecycle, ${name}`),
    );
  for (const status of desk.statuses) {
    const isAllowed = mark.from.includes(status);
    const said = isAllowed ? leadsTo(deed, status) : 'is refused and changes nothing';
    await check(String(status), `at a ${mark.of} that is ${status} ${said}`, (clause) =>
      isAllowed ? leads(desk, deed, { status, clause }) : refuses(desk, deed, { status, clause }),
    );
  }
  const [start] = mark.from;
  if (start === undefined || (mark.to !== null && mark.from.includes(mark.to))) return;
  if (mark.to === null && !mark.ends) return;
  await check('twice', `is done once, also when it is asked for twice at once`, (clause) =>
    once(desk, deed, { status: start, clause }),
  );
}

const leadsTo = ({ mark }: Deed, status: Scalar): string =>
  mark.ends ? 'ends it' : `leaves it ${mark.to ?? status}`;

interface At {
  status: Scalar;
  clause: string;
}

async function leads(desk: LifecycleDesk, deed: Deed, { status, clause }: At): Promise<void> {
  const record = await desk.recordAt(status);
  const exchange = await desk.attempt(deed, record);
  checkStatus(exchange, [200], clause);
  const seen = await desk.look(record);
  if (deed.mark.ends) {
    if (seen) fail('It is still there.', clause, exchange);
    return;
  }
  const after = desk.statusOf(seen);
  const expected = deed.mark.to ?? status;
  if (after !== expected) fail(`It is ${String(after)} and not ${expected}.`, clause, exchange);
}

async function refuses(desk: LifecycleDesk, deed: Deed, { status, clause }: At): Promise<void> {
  const record = await desk.recordAt(status);
  const before = await desk.look(record);
  if (desk.statusOf(before) !== status) fail(`It is not shown as ${status}.`, clause, null);
  const exchange = await desk.attempt(deed, record);
  checkStatus(exchange, [deed.mark.refused], clause);
  checkErrorAnswer(exchange, clause);
  if (isDeepStrictEqual(before, await desk.look(record))) return;
  fail('It is refused, and has changed something.', clause, exchange);
}

async function once(desk: LifecycleDesk, deed: Deed, { status, clause }: At): Promise<void> {
  const record = await desk.recordAt(status);
  const both = await Promise.all([desk.attempt(deed, record), desk.attempt(deed, record)]);
  const done = both.filter((exchange) => exchange.status < 300);
  const [first] = both;
  if (done.length !== 1) fail(`${done.length} of two at once are done.`, clause, first ?? null);
  const refused = both.find((exchange) => exchange.status >= 300);
  if (!refused) return;
  checkStatus(refused, deed.mark.ends ? [404, 409] : [deed.mark.refused, 409], clause);
  checkErrorAnswer(refused, clause);
}

function fail(what: string, clause: string, exchange: Exchange | null): never {
  throw new CheckFailed({ what, clause, exchange });
}
