import { fromPromise } from 'xstate';
import { api, toProblem } from '#openapi/client/index.ts';
import type { ListPage, PageRequest } from '../../lists/list-types.ts';
import {
  searchColumn,
  toStep,
  wrongStep,
  type ClientFacets,
  type ClientRow,
  getRowId,
} from './client-row.ts';
import { createList } from '../../lists/create-list.ts';
import { selection } from '../../lists/selection.ts';
import { companion } from '../../companions.ts';
import { autoNudgeMachine } from './auto-nudge.machine.ts';
import { clientNudgeMachine } from './client-nudge.machine.ts';

/** Null if no client carries out the step; throws every other error. */
function nullOfWrongStep(error: unknown): null {
  if (toProblem(error).code === 'notAClientStep') return null;
  throw error;
}

/** Loads the reviews of a client's step, with the step's executor. Source: REVW-077, REVW-078. */
export const loadClientRows = fromPromise<ListPage<ClientRow>, PageRequest>(
  async ({ input: { search, parentId = '' }, signal }) => {
    const step = toStep(parentId);
    const { page, pageSize, columnFilters } = search;
    const text = columnFilters.find(({ name }) => name === searchColumn)?.value ?? '';
    const query = { ...step, page, pageSize, ...(text !== '' && { search: text }) };
    const { cycleId, stepId: operatingStepId } = step;
    const executorQuery = { cycleId, operatingStepId };
    const [answer, executor] = await Promise.all([
      api.getClientInteraction({ query, signal }).catch(nullOfWrongStep),
      // The page is complete without it.
      api.getReviewExecutor({ query: executorQuery, signal, isSilent: true }).catch(() => null),
    ]);
    if (!answer) return { rows: [], total: 0, facets: wrongStep };
    const { clientInteractionDetails: details } = answer;
    const assignments = new Map(details.clientAssignments.map((each) => [each.id, each]));
    const facets: ClientFacets = {
      cycleName: details.cycleName,
      stepName: details.stepName,
      clients: details.clients,
      executor: executor?.paCycleExecutor ?? null,
    };
    const rows = details.reviews.map((review) => ({
      ...review,
      assignment: assignments.get(review.assignmentId ?? '') ?? null,
    }));
    return { rows, total: details.totalCount, facets };
  },
);

export const clientRowsMachine = createList<ClientRow>({
  id: 'client-rows',
  description:
    'The reviews of a step that clients carry out, with their contacts and links; rows are selected for assignments and reminders. Source: REVW-002, REVW-077.',
  loadPage: loadClientRows,
  parts: [selection(getRowId)],
  companions: [
    companion(clientNudgeMachine, {
      reports: { 'clients.nudged': () => [{ type: 'rows.changed' }] },
    }),
    companion(autoNudgeMachine, {
      reports: { 'autoNudge.settled': () => [{ type: 'rows.changed' }] },
    }),
  ],
});
