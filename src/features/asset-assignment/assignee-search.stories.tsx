import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { assignAssetsMachine } from '#machines/asset-assignment/assign-assets.machine.ts';
import { exampleAssignee, exampleTeam } from '#machines/asset-assignment/assignee.fixtures.ts';
import { toAssigneeChoice } from '#machines/asset-assignment/assignee.ts';
import { assigneeSearchMachine } from '#machines/asset-assignment/assignee-search.machine.ts';
import type { ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import { ReceiverField } from '#records/handover/receiver-field.tsx';
import { calendar } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const choices = [exampleAssignee, exampleTeam].map(toAssigneeChoice);

function Field({ search }: { search: ChoiceSearchActor }) {
  const actor = frozenActor(assignAssetsMachine, {
    state: 'filling',
    input: { calendar },
    context: {},
  });
  return <ReceiverField actor={actor} search={search} />;
}

const meta = {
  title: 'Flows/Asset Assignment/Assignee Search',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <Field
      search={frozenActor(assigneeSearchMachine, {
        state: parameters['state'],
        input: { selected: null },
        context: { choices, typed: 'o' },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'assignee-search', state: 'closed' } };
export const Typing: Story = { parameters: { flow: 'assignee-search', state: 'open.typing' } };
export const Searching: Story = {
  parameters: { flow: 'assignee-search', state: 'open.searching' },
};
export const Found: Story = { parameters: { flow: 'assignee-search', state: 'open.found' } };
export const Failed: Story = { parameters: { flow: 'assignee-search', state: 'open.failed' } };

const Live = () => (
  <Field search={useStoryActor(assigneeSearchMachine, { input: { selected: null } })} />
);

/** By keyboard: part of a name is typed, and the first match is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assignee-search' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /Employee or team/ });
    await userEvent.type(field, 'okaf');
    await screen.findByRole('option', { name: /Ben Okafor/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Ben Okafor');
  }),
};
