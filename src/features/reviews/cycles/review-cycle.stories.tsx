import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, waitFor } from 'storybook/test';
import { cycleActionMachine } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import { cycleDialogsMachine } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { cycleExportMachine } from '#machines/reviews/cycles/list/cycle-export.machine.ts';
import { cycleRevieweesMachine } from '#machines/reviews/cycles/people/cycle-reviewees.machine.ts';
import { exampleDetail } from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { CycleDetail } from '#machines/reviews/cycles/cycle.ts';
import { reviewActionMachine } from '#machines/reviews/cycles/people/review-action.machine.ts';
import { reviewCycleMachine } from '#machines/reviews/cycles/review-cycle.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, useStoryListState } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { readRunningCycle, staticCyclePage, staticReviewees } from './cycle-stories.fixtures.tsx';
import { ReviewCycleScreen } from './review-cycle.screen.tsx';
import { hiddenAtFirst } from './people/use-reviewee-columns.tsx';

const unread = new Set(['loading', 'notFound', 'unavailable']);

const meta = {
  title: 'Flows/Reviews/Review Cycle',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic', 'cycle.add', 'reviews.basic']), withRouter],
  args: { detail: exampleDetail },
  render: ({ detail }, { parameters: { state } }) => (
    <ReviewCycleScreen
      {...staticCyclePage()}
      hiddenColumns={hiddenAtFirst}
      reviewees={staticReviewees()}
      actor={frozenActor(reviewCycleMachine, {
        state,
        input: { id: exampleDetail.reviewCycle.id },
        context: { record: unread.has(state) ? null : detail },
      })}
    />
  ),
} satisfies Meta<{ detail: CycleDetail }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'review-cycle', state: 'loading' } };
export const Shown: Story = { parameters: { flow: 'review-cycle', state: 'shown' } };
export const Refreshing: Story = { parameters: { flow: 'review-cycle', state: 'refreshing' } };
export const Missing: Story = { parameters: { flow: 'review-cycle', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'review-cycle', state: 'unavailable' } };
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NotStarted: Story = {
  ...Shown,
  args: {
    detail: {
      ...exampleDetail,
      reviewCycle: { ...exampleDetail.reviewCycle, status: 'NotStarted' },
      progress: [],
    },
  },
};
export const Archived: Story = {
  ...Shown,
  args: {
    detail: {
      ...exampleDetail,
      reviewCycle: { ...exampleDetail.reviewCycle, status: 'Archived' },
    },
  },
};

function Live({ id }: { id: string }) {
  const listState = useStoryListState();
  const actor = useStoryActor(reviewCycleMachine, { input: { id, search: listState.search } });
  return (
    <ReviewCycleScreen
      {...staticCyclePage()}
      {...listState}
      hiddenColumns={hiddenAtFirst}
      actor={actor}
      reviewees={useCompanion(actor, cycleRevieweesMachine)}
      actions={useCompanion(actor, cycleActionMachine)}
      dialogs={useCompanion(actor, cycleDialogsMachine)}
      reviewActions={useCompanion(actor, reviewActionMachine)}
      exporting={useStoryActor(cycleExportMachine)}
    />
  );
}

/** The running cycle with its steps, its picture and its reviewees. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-cycle' },
  loaders: [avaKnowing(async () => ({ id: (await readRunningCycle()).cycle.id }))],
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const chart = await canvas.findByRole('listbox', { name: 'Reviews at each step over time' });
    await waitFor(() => expect(chart.querySelectorAll('[role=option]').length).toBeGreaterThan(50));
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    await expect(canvas.getAllByRole('list', { name: 'Steps' })).toHaveLength(1);
  }),
};
