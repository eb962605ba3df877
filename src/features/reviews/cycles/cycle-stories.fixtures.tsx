import { fn } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { cycleActionMachine } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import { cycleDialogsMachine } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { cycleExportMachine } from '#machines/reviews/cycles/list/cycle-export.machine.ts';
import { cycleRevieweesMachine } from '#machines/reviews/cycles/people/cycle-reviewees.machine.ts';
import { exampleCycle, exampleReviewees } from '#machines/reviews/cycles/cycle.fixtures.ts';
import { toCycleSearch } from '#machines/reviews/cycles/cycle.ts';
import { reviewActionMachine } from '#machines/reviews/cycles/people/review-action.machine.ts';
import { createStaticListState, staticForm } from '#stories/fixtures/records.tsx';
import { frozenActor } from '@atrium/statechart-panel';

/** The running cycle of the demo data, with its reviewees. */
export async function readRunningCycle() {
  const search = { ...firstPage, columnFilters: [{ name: 'status', value: 'InProgress' }] };
  const { cycles } = await api.getReviewCycles({ body: toCycleSearch(search) });
  const path = { cycleId: cycles[0]?.id ?? '' };
  const { reviewCycle: cycle, reviewees } = await api.getReviewCycle({ path });
  return { cycle, reviewees };
}

/** Reviewees that are loaded. */
export const staticReviewees = () =>
  frozenActor(cycleRevieweesMachine, {
    state: 'shown',
    input: { search: firstPage, parentId: exampleCycle.id },
    context: { rows: exampleReviewees, total: exampleReviewees.length, shownSearch: firstPage },
  });

/** The actors and props of the page of a cycle that do nothing in a story. */
export const staticCyclePage = () => ({
  ...createStaticListState(),
  ...staticForm,
  actions: frozenActor(cycleActionMachine, { state: 'idle', input: undefined }),
  dialogs: frozenActor(cycleDialogsMachine, { state: 'closed', input: undefined }),
  reviewActions: frozenActor(reviewActionMachine, {
    state: 'closed',
    input: { cycleId: exampleCycle.id },
  }),
  exporting: frozenActor(cycleExportMachine, { state: 'resting', input: undefined }),
  chartView: { isTable: false, onTable: fn() },
});
