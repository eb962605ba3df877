import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { cycleHeadMachine } from '#machines/reviews/cycles/cycle-head.machine.ts';
import { toHead, validateHead, type CycleHead } from '#machines/reviews/cycles/cycle-head.ts';
import { exampleCycle } from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { api } from '#openapi/client/index.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { CycleHeadDialog } from './cycle-head-dialog.tsx';
import { readRunningCycle } from './cycle-stories.fixtures.tsx';

const broken = { ...toHead(exampleCycle), cycleName: '', year: '26', endDate: '2025-12-31' };

const meta = {
  title: 'Flows/Reviews/Cycle Head',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: exampleCycle.id, part: exampleCycle };
    const actor = frozenActor(cycleHeadMachine, { state, input, context });
    return (
      <>
        <StateCard machine={cycleHeadMachine} actor={actor} />
        <CycleHeadDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<Cycle, CycleHead>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = { parameters: { flow: 'cycle-head', state: 'editing.filling' } };
export const WithErrors: Story = {
  ...Edit,
  args: { context: { form: broken, errors: validateHead(broken) } },
};
export const Stale: Story = {
  parameters: { flow: 'cycle-head', state: 'editing.stale' },
  args: { context: { ...outdated, theirFields: ['period'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'cycle-head', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'cycle-head', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This review cycle was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'cycle-head', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'cycle-head', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'cycle-head', state: 'closed' } };

function Live({ cycle }: { cycle: Cycle }) {
  const actor = useStoryActor(cycleHeadMachine, { input: { parentId: cycle.id, part: cycle } });
  return <CycleHeadDialog actor={actor} />;
}

/** The period of the running cycle is changed by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-head' },
  loaders: [avaKnowing(readRunningCycle)],
  render: (_, { loaded }) => <Live cycle={loaded['cycle']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit cycle' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    const period = dialog.getByRole('textbox', { name: 'Period' });
    await userEvent.clear(period);
    await userEvent.type(period, 'The whole year');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const path = { cycleId: loaded['cycle'].id };
    await expect((await api.getReviewCycle({ path })).reviewCycle.period).toBe('The whole year');
  }),
};
