import { api } from '#openapi/client/index.ts';
import type { ClientRow, ClientStep } from '#machines/reviews/assign/client-row.ts';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const hugo = loadWorld('hugo', 'aster');

/** Hugo's world, and the client's step of the running cycle with its reviews and clients. */
export async function withClientStep(context: Parameters<typeof hugo>[0]) {
  const { world }: { world: World } = await hugo(context);
  const list = { page: 1, pageSize: 50 as const, sort: null, columnFilters: [], cycleFilters: {} };
  const { reviews } = await api.getReviews({ body: { ...list, showActionableItem: false } });
  const review = reviews.find(
    ({ employeeName, status }) => employeeName === 'Ines Costa' && status !== 'Delivered',
  );
  if (!review) throw new Error('The demo data have no open review of Ines Costa.');
  const step: ClientStep = { cycleId: review.cycleId, stepId: review.stepId };
  const { clientInteractionDetails: clients } = await api.getClientInteraction({ query: step });
  const assignments = new Map(clients.clientAssignments.map((each) => [each.id, each]));
  const rows: readonly ClientRow[] = clients.reviews.map((row) => ({
    ...row,
    assignment: assignments.get(row.assignmentId ?? '') ?? null,
  }));
  return { world, step, rows, clients };
}
