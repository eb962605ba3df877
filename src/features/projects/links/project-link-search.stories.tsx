import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { projectLinkSearchMachine } from '#machines/projects/links/project-link-search.machine.ts';
import type { ChoiceSearchActor } from '#machines/records/create-choice-search.ts';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const choices = [
  {
    id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11',
    label: 'AS-003 Mobile app',
    description: 'Ava Stone',
  },
];

const Field = ({ search }: { search: ChoiceSearchActor }) => (
  <ChoiceSearchField search={search} label="Parent project" onChange={fn()} />
);

const meta = {
  title: 'Flows/Projects/Project Link Search',
  tags: ['autodocs'],
  render: (_, { parameters }) => (
    <Field
      search={frozenActor(projectLinkSearchMachine, {
        state: parameters['state'],
        input: { selected: null },
        context: { choices, typed: 'mobile' },
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'project-link-search', state: 'closed' } };
export const Typing: Story = { parameters: { flow: 'project-link-search', state: 'open.typing' } };
export const Searching: Story = {
  parameters: { flow: 'project-link-search', state: 'open.searching' },
};
export const Found: Story = { parameters: { flow: 'project-link-search', state: 'open.found' } };
export const Failed: Story = { parameters: { flow: 'project-link-search', state: 'open.failed' } };

function Live({ projectId }: { projectId: string }) {
  const scope = { kind: 'OwnParent', projectId } as const;
  const input = { selected: null, scope };
  return <Field search={useStoryActor(projectLinkSearchMachine, { input })} />;
}

const ben = loadWorld('ben', 'aster');

const withProjects = async (context: Parameters<typeof ben>[0]) => {
  const { world } = await ben(context);
  const create = async (code: string, name: string) => {
    const id = crypto.randomUUID();
    await api.createProject({ body: { id, code, name, description: '' } });
    return id;
  };
  await create('ST-1', 'Harbour');
  return { world, projectId: await create('ST-2', 'Pier') };
};

/** By keyboard: part of a name is typed, and the project is selected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-link-search' },
  loaders: [withProjects],
  render: (_, { loaded }) => <Live projectId={loaded['projectId']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const field = canvas.getByRole('combobox', { name: 'Parent project' });
    await userEvent.type(field, 'harb');
    clock.advance(250);
    await screen.findByRole('option', { name: /ST-1 Harbour/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('ST-1 Harbour');
  }),
};
