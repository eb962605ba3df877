import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { cycleInterfacerMachine } from '#machines/reviews/cycles/people/cycle-interfacer.machine.ts';
import {
  toMember,
  type InterfacerForm,
  type Member,
} from '#machines/reviews/cycles/people/cycle-people.ts';
import { exampleCycle, exampleReviewee } from '#machines/reviews/cycles/cycle.fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { readRunningCycle } from '../cycle-stories.fixtures.tsx';
import { InterfacerDialog } from './interfacer-dialog.tsx';

const part = toMember(exampleCycle, exampleReviewee);

const meta = {
  title: 'Flows/Reviews/Cycle Interfacer',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: exampleCycle.id, part };
    const actor = frozenActor(cycleInterfacerMachine, { state, input, context });
    return (
      <>
        <StateCard machine={cycleInterfacerMachine} actor={actor} />
        <InterfacerDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<Member, InterfacerForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = { parameters: { flow: 'cycle-interfacer', state: 'editing.filling' } };
export const WithErrors: Story = {
  ...Edit,
  args: { context: { errors: { clientInterfacerId: { rule: 'isNot' } } } },
};
export const Stale: Story = {
  parameters: { flow: 'cycle-interfacer', state: 'editing.stale' },
  args: { context: outdated },
};
export const Deleted: Story = {
  parameters: { flow: 'cycle-interfacer', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'cycle-interfacer', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This review cycle was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'cycle-interfacer', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'cycle-interfacer', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'cycle-interfacer', state: 'closed' } };

function Live({ member }: { member: Member }) {
  const input = { parentId: member.cycle.id, part: member };
  return <InterfacerDialog actor={useStoryActor(cycleInterfacerMachine, { input })} />;
}

/** Someone else deals with the client of a review. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-interfacer' },
  loaders: [
    avaKnowing(async () => {
      const { cycle, reviewees } = await readRunningCycle();
      const leo = reviewees.find(({ employeeId }) => employeeId === 'employee-leo');
      return { member: leo && toMember(cycle, leo) };
    }),
  ],
  render: (_, { loaded }) => <Live member={loaded['member']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const dialog = within(await screen.findByRole('dialog', { name: /Leo Park/ }));
    const field = dialog.getByRole('combobox', { name: 'Client interfacer' });
    await userEvent.clear(field);
    await userEvent.type(field, 'okafor');
    clock.advance(250);
    await screen.findByRole('option', { name: /Ben Okafor/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { reviewees } = await readRunningCycle();
    const leo = reviewees.find(({ employeeId }) => employeeId === 'employee-leo');
    await expect(leo?.clientInterfacerName).toBe('Ben Okafor');
  }),
};
