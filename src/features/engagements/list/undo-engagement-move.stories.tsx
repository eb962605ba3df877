import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  type EngagementMove,
  undoEngagementMoveMachine,
} from '#machines/engagements/list/board/undo-engagement-move.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { UndoMoveBar } from './undo-move-bar.tsx';

const undo: EngagementMove = {
  name: 'Harbour portal',
  stageName: 'Proposal',
  steps: [{ engagementId: '1', moveId: '2' }],
};

const meta = {
  title: 'Flows/Engagements/Undo Engagement Move',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(undoEngagementMoveMachine, { state, input: { undo }, context });
    return (
      <>
        <StateCard machine={undoEngagementMoveMachine} actor={actor} />
        {actor.getSnapshot().hasTag('open') && <UndoMoveBar actor={actor} />}
      </>
    );
  },
} satisfies Meta<{ context: object }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passing: Story = { parameters: { flow: 'undo-engagement-move', state: 'passing' } };
export const Paused: Story = { parameters: { flow: 'undo-engagement-move', state: 'paused' } };
export const Undoing: Story = { parameters: { flow: 'undo-engagement-move', state: 'undoing' } };
export const Rejected: Story = {
  parameters: { flow: 'undo-engagement-move', state: 'rejected' },
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};
export const Undone: Story = { parameters: { flow: 'undo-engagement-move', state: 'undone' } };
export const Removed: Story = { parameters: { flow: 'undo-engagement-move', state: 'removed' } };

/** A new engagement that was moved to its second stage. */
const withMove = avaKnowing(async () => {
  const id = crypto.randomUUID();
  const head = { id, name: 'Moved', prospectName: '', type: 'base' as const };
  const day = { createdOn: '2026-01-12', createdOnAsInputString: '2026/01/12' };
  const projectTypeId = '00000000-0000-0000-0000-000000000000';
  await api.createEngagement({ body: { ...head, ...day, projectTypeId } });
  const { engagement } = await api.getEngagement({ path: { id } });
  const stage = engagement.stages[1];
  const query = { stageId: stage?.stageId ?? '' };
  const { completed } = await api.previewEngagementMove({ path: { id }, query });
  const moveId = crypto.randomUUID();
  const activityIds = completed.map(({ activityId }) => activityId);
  await api.moveEngagement({ path: { id }, body: { id: moveId, ...query, activityIds } });
  const steps = [{ engagementId: id, moveId }];
  return { move: { name: 'Moved', stageName: stage?.stageName ?? '', steps } };
});

function Live({ move }: { move: EngagementMove }) {
  const actor = useStoryActor(undoEngagementMoveMachine, { input: { undo: move } });
  const isUndone = useSelector(actor, (state) => state.matches('undone'));
  return isUndone ? <p>It is where it was.</p> : <UndoMoveBar actor={actor} />;
}

/** The move is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-engagement-move' },
  loaders: [withMove],
  render: (_, { loaded }) => <Live move={loaded['move']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('It is where it was.')).toBeVisible();
  }),
};
