import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage } from '../../lists/list-search.ts';
import { connectAs, type Observed, type ServerWithScenario } from '../../testing/connect.ts';
import { toParentId, type ClientRow, type ClientStep } from './client-row.ts';
import { loadClientRows } from './client-rows.machine.ts';

/** A reference server with the demo world, and the client's step of its running cycle. */
export async function openAssignPage() {
  const server: ServerWithScenario = await createNodeServer();
  let observed: Observed = connectAs(server, 'hugo', 'aster');
  const list = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], cycleFilters: {} };
  const { reviews } = await api.getReviews({ body: { ...list, showActionableItem: false } });
  const review = reviews.find(
    ({ employeeName, status }) => employeeName === 'Ines Costa' && status !== 'Delivered',
  );
  if (!review) throw new Error('The demo data have no open review of Ines Costa.');
  const step: ClientStep = { cycleId: review.cycleId, stepId: review.stepId };
  const connect = (personId: string) => {
    observed = connectAs(server, personId, 'aster');
    return server;
  };
  const readRow = async (employeeName: string): Promise<ClientRow> => {
    const input = { search: firstPage, parentId: toParentId(step) };
    const loading = createActor(loadClientRows, { input }).start();
    const { output } = await waitFor(loading, ({ status }) => status === 'done');
    const row = output?.rows.find((each) => each.employeeName === employeeName);
    if (!row) throw new Error(`The demo data have no review of ${employeeName} at the step.`);
    return row;
  };
  return { server, step, connect, readRow, getObserved: () => observed };
}
