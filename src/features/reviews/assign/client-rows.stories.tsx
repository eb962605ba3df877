import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { autoNudgeMachine } from '#machines/reviews/assign/auto-nudge.machine.ts';
import { clientAssignmentMachine } from '#machines/reviews/assign/client-assignment.machine.ts';
import { clientNudgeMachine } from '#machines/reviews/assign/client-nudge.machine.ts';
import {
  exampleFacets,
  exampleRow,
  exampleStep,
  submittedRow,
  unassignedRow,
} from '#machines/reviews/assign/client-row.fixtures.ts';
import {
  toParentId,
  wrongStep,
  type ClientRow,
  type ClientStep,
} from '#machines/reviews/assign/client-row.ts';
import { clientRowsMachine } from '#machines/reviews/assign/client-rows.machine.ts';
import { nudgeHistoryMachine } from '#machines/reviews/assign/nudge-history.machine.ts';
import { NotFound } from '#page/entry/not-found.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { withClientStep } from './assign-stories.fixtures.tsx';
import { ReviewAssignScreen } from './review-assign.screen.tsx';

const now = () => Date.parse('2026-03-04T09:42:00.000Z');

/** The actors next to the list, which do nothing here. */
const still = () => ({
  assignment: frozenActor(clientAssignmentMachine, {
    state: 'editing',
    input: { step: exampleStep, choices: {} },
  }),
  nudge: frozenActor(clientNudgeMachine, { state: 'closed', input: undefined }),
  autoNudge: frozenActor(autoNudgeMachine, { state: 'resting', input: undefined }),
  history: frozenActor(nudgeHistoryMachine, { state: 'closed', input: undefined }),
  now,
  notFound: <NotFound onBack={fn()} />,
});

const StaticList = (props: ListScreenProps<ClientRow>) => (
  <ReviewAssignScreen {...props} {...still()} />
);

const rows = [exampleRow, unassignedRow, submittedRow];
const { state } = listStories(clientRowsMachine, StaticList, rows);
const shown = { rows, total: 3, shownSearch: firstPage, facets: exampleFacets };

const meta = {
  title: 'Flows/Reviews/Client Rows',
  tags: ['autodocs'],
  decorators: [withRights(['reviews.basic', 'reviews.viewNudgeHistory']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
export const Dark: Story = { ...state('shown', shown), globals: { theme: 'dark' } };
export const NoRecords = state('shown', { ...shown, rows: [], total: 0 });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
/** The person deals with no client of the cycle: the load can be retried. */
export const Denied = state('unavailable', { cause: 'forbidden' });
/** The server could not accept the request, for a reason that the page does not know. */
export const Rejected = state('unavailable', { cause: 'rejected' });
/** No client carries out the step: there is a way back. */
export const WrongStep = state('shown', { ...shown, rows: [], total: 0, facets: wrongStep });

const Live = retried<{ step: ClientStep }>(({ onRetry, step }) => {
  const listState = useStoryListState();
  const { search } = listState;
  const actor = useStoryActor(clientRowsMachine, {
    input: { search, parentId: toParentId(step) },
  });
  useStoryListAddress(actor, listState);
  return (
    <ReviewAssignScreen
      {...createStaticListState()}
      {...listState}
      {...still()}
      actor={actor}
      onRetry={onRetry}
    />
  );
});

/** The reviews of the client's step, found by name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-rows' },
  loaders: [withClientStep],
  render: (_, { loaded }) => <Live step={loaded['step']} />,
  play: playIfEnabled(async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Ines Costa')).toBeVisible());
  }),
};
