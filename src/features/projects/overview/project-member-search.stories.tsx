import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { projectMemberSearchMachine } from '#machines/projects/people/project-member-search.machine.ts';
import type { ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

const choices = [
  { id: 'employee-grace', label: 'Grace Kim' },
  { id: 'employee-leo', label: 'Leo Park', description: '3 Hrs 30 m' },
];

const Field = ({ search }: { search: ChoiceSearchActor }) => (
  <ChoiceSearchField search={search} label="New member" onChange={fn()} />
);

const meta = {
  title: 'Flows/Projects/Project Member Search',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <Field
      search={frozenActor(projectMemberSearchMachine, {
        state: parameters['state'],
        input: { selected: null },
        context: { choices, typed: 'a' },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'project-member-search', state: 'closed' } };
export const Typing: Story = {
  parameters: { flow: 'project-member-search', state: 'open.typing' },
};
export const Searching: Story = {
  parameters: { flow: 'project-member-search', state: 'open.searching' },
};
export const Found: Story = { parameters: { flow: 'project-member-search', state: 'open.found' } };
export const Failed: Story = {
  parameters: { flow: 'project-member-search', state: 'open.failed' },
};

function Live({ projectId }: { projectId: string }) {
  const input = { selected: null, scope: { projectId } };
  return <Field search={useStoryActor(projectMemberSearchMachine, { input })} />;
}

/** By keyboard: part of a name is typed, and the person is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-member-search' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live projectId={loaded['projectId']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const field = canvas.getByRole('combobox', { name: 'New member' });
    await userEvent.type(field, 'gra');
    clock.advance(250);
    await screen.findByRole('option', { name: /Grace Kim/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Grace Kim');
  }),
};
