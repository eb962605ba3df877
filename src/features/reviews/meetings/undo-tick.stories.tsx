import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import {
  type UndoneTick,
  undoTickMachine,
} from '#machines/reviews/meetings/actions/undo-tick.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { UndoTickBar } from './undo-tick-bar.tsx';

const toUndone = (id: string): UndoneTick => {
  const tick = { id, description: 'Agree on the goals', isCompleted: true };
  return { tick, steps: [{ ...tick, isCompleted: false }] };
};

const meta = {
  title: 'Flows/Reviews/Undo Tick',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { undo: toUndone('1') };
    const actor = frozenActor(undoTickMachine, { state, input, context });
    return (
      <>
        <StateCard machine={undoTickMachine} actor={actor} />
        {actor.getSnapshot().hasTag('open') && <UndoTickBar actor={actor} />}
      </>
    );
  },
} satisfies Meta<{ context: object }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passing: Story = { parameters: { flow: 'undo-tick', state: 'passing' } };
export const Paused: Story = { parameters: { flow: 'undo-tick', state: 'paused' } };
export const Undoing: Story = { parameters: { flow: 'undo-tick', state: 'undoing' } };
export const Rejected: Story = {
  parameters: { flow: 'undo-tick', state: 'rejected' },
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};
export const Undone: Story = { parameters: { flow: 'undo-tick', state: 'undone' } };
export const Removed: Story = { parameters: { flow: 'undo-tick', state: 'removed' } };

const withTick = avaKnowing(async () => {
  const { reviewMeetingActionItems } = await startNewMeeting();
  const id = reviewMeetingActionItems[0]?.id ?? '';
  await api.completeReviewMeetingAction({ query: { actionItemId: id, isCompleted: true } });
  return { undone: toUndone(id) };
});

function Live({ undo }: { undo: UndoneTick }) {
  const actor = useStoryActor(undoTickMachine, { input: { undo } });
  const isUndone = useSelector(actor, (state) => state.matches('undone'));
  return isUndone ? <p>It is open again.</p> : <UndoTickBar actor={actor} />;
}

/** The tick is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-tick' },
  loaders: [withTick],
  render: (_, { loaded }) => <Live undo={loaded['undone']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('It is open again.')).toBeVisible();
  }),
};
