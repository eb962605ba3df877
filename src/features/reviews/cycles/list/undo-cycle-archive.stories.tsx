import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  type ArchivedCycle,
  undoCycleArchiveMachine,
} from '#machines/reviews/cycles/list/undo-cycle-archive.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { UndoBar } from './undo-bar.tsx';
import { firstPage } from '#machines/lists/list-search.ts';
import { toCycleSearch } from '#machines/reviews/cycles/cycle.ts';

const undo: ArchivedCycle = { name: 'Year review 2025', steps: [{ cycleId: '1' }] };

const meta = {
  title: 'Flows/Reviews/Undo Cycle Archive',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(undoCycleArchiveMachine, { state, input: { undo }, context });
    return (
      <>
        <StateCard machine={undoCycleArchiveMachine} actor={actor} />
        {actor.getSnapshot().hasTag('open') && (
          <UndoBar actor={actor} message="Year review 2025 was archived." />
        )}
      </>
    );
  },
} satisfies Meta<{ context: object }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passing: Story = { parameters: { flow: 'undo-cycle-archive', state: 'passing' } };
export const Paused: Story = { parameters: { flow: 'undo-cycle-archive', state: 'paused' } };
export const Undoing: Story = { parameters: { flow: 'undo-cycle-archive', state: 'undoing' } };
export const Rejected: Story = {
  parameters: { flow: 'undo-cycle-archive', state: 'rejected' },
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};
export const Undone: Story = { parameters: { flow: 'undo-cycle-archive', state: 'undone' } };
export const Removed: Story = { parameters: { flow: 'undo-cycle-archive', state: 'removed' } };

const known = avaKnowing(async () => {
  const search = { ...firstPage, columnFilters: [{ name: 'status', value: 'Archived' }] };
  const { cycles } = await api.getReviewCycles({ body: toCycleSearch(search) });
  const cycleId = cycles[0]?.id ?? '';
  return { last: { name: cycles[0]?.cycleName ?? '', steps: [{ cycleId }] } };
});

function Live({ last }: { last: ArchivedCycle }) {
  const actor = useStoryActor(undoCycleArchiveMachine, { input: { undo: last } });
  const isUndone = useSelector(actor, (state) => state.matches('undone'));
  return isUndone ? (
    <p>It is as it was.</p>
  ) : (
    <UndoBar actor={actor} message="Year review 2025 was archived." />
  );
}

/** The last action is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-cycle-archive' },
  loaders: [known],
  render: (_, { loaded }) => <Live last={loaded['last']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('It is as it was.')).toBeVisible();
    const [path] = loaded['last'].steps;
    await expect((await api.getReviewCycle({ path })).reviewCycle.status).toBe('Completed');
  }),
};
