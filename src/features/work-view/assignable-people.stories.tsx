import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  assignablePeopleMachine,
  type AssignablePeopleActor,
} from '#machines/work-view/assignable-people.machine.ts';
import { exampleItem } from '#machines/work-view/work-view.fixtures.ts';
import { playIfEnabled } from '../../../.storybook/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '../../../.storybook/statechart-panel/index.ts';
import { frozenItems } from '../../../.storybook/work-view.tsx';
import { loadWorld } from '../../../.storybook/world.ts';
import { AssigneeField } from './item-assignee.tsx';

const { projectId } = exampleItem();
const input = { projectId };
const known = [
  { id: 'employee-ben', name: 'Ben Okafor', imageUrl: null },
  { id: 'employee-grace', name: 'Grace Kim', imageUrl: null },
];

const shownWith = (people: AssignablePeopleActor) => (
  <AssigneeField item={exampleItem()} items={frozenItems()} people={people} />
);

const meta = {
  title: 'Flows/Work View/Assignable People',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) =>
    shownWith(
      frozenActor(assignablePeopleMachine, {
        state,
        input,
        context: { people: state === 'known' ? known : [] },
      }),
    ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'assignable-people', state: 'loading' } };
export const Known: Story = { parameters: { flow: 'assignable-people', state: 'known' } };
export const Unknown: Story = { parameters: { flow: 'assignable-people', state: 'unknown' } };

function Live() {
  return shownWith(useStoryActor(assignablePeopleMachine, { input }));
}

/** The project of the example is unknown on the server: the load can be retried. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assignable-people' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const again = await canvas.findByRole('button', { name: 'Load people again' });
    await userEvent.click(again);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Load people again' })).toBeVisible(),
    );
  }),
};
