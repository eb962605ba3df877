import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  assignablePeopleMachine,
  type AssignablePeopleActor,
} from '#machines/work-view/assignable-people.machine.ts';
import { exampleItem } from '#machines/work-view/work-view.fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { avaKnowing, serverDown } from '#stories/fixtures/records.tsx';
import { frozenItems } from '../work-view.fixtures.tsx';
import { AssigneeField } from './item-assignee.tsx';

const { projectId } = exampleItem();
const input = { projectIds: [projectId] };
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

type Loaded = Awaited<ReturnType<typeof withProject>>;

function Live({ id }: Pick<Loaded, 'id'>) {
  return shownWith(useStoryActor(assignablePeopleMachine, { input: { projectIds: [id] } }));
}

const withProject = avaKnowing(async () => {
  const id = crypto.randomUUID();
  await api.createProject({ body: { id, code: 'AP-1', name: 'Lighthouse', description: '' } });
  return { id };
});

/** The server is down at first; then the owner of the new project is offered. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assignable-people' },
  loaders: [withProject],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live {...(loaded as Loaded)} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const again = await canvas.findByRole('button', { name: 'Load people again' });
    const { world } = loaded as Loaded;
    world.setScenario('healthy-network');
    await userEvent.click(again);
    await waitFor(() => expect(canvas.queryByRole('button', { name: /again/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /Person/ }));
    await expect(await screen.findByRole('option', { name: 'Ava Stone' })).toBeVisible();
  }),
};
