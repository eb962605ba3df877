import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { projectLinkMachine } from '#machines/projects/links/project-link.machine.ts';
import type { LinkKind } from '#machines/projects/links/project-link.ts';
import { exampleDetail } from '#machines/projects/project-overview.fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import LinkDialog from './link-dialog.tsx';

const about = { projectId: exampleDetail.project.id, employeeId: 'employee-ben' };
const selected = { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d11', label: 'AS-003 Mobile app' };
const search = { state: 'closed', input: { selected } };

const meta = {
  title: 'Flows/Projects/Project Link',
  tags: ['autodocs'],
  args: { context: { selected }, kind: 'RequestedParent' },
  render: ({ context, kind }, { parameters: { state } }) => {
    const input = { ...about, kind };
    const actor = frozenActor(projectLinkMachine, { state, input, context, children: { search } });
    return (
      <>
        <StateCard machine={projectLinkMachine} actor={actor} />
        <LinkDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{
  context: FrozenSnapshot<typeof projectLinkMachine>['context'];
  kind: LinkKind;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Selecting: Story = { parameters: { flow: 'project-link', state: 'selecting' } };
export const OwnParent: Story = { ...Selecting, args: { kind: 'OwnParent' } };
export const SubProject: Story = { ...Selecting, args: { kind: 'SubProject' } };
export const Missing: Story = { ...Selecting, args: { context: { isMissing: true } } };
export const Rejected: Story = {
  ...Selecting,
  args: {
    context: {
      selected,
      failure: {
        kind: 'conflict',
        message: 'The other project has already asked to be linked below yours.',
      },
    },
  },
};
export const Arabic: Story = { ...Rejected, globals: { language: 'ar' } };
export const Requesting: Story = { parameters: { flow: 'project-link', state: 'requesting' } };
export const Linking: Story = {
  parameters: { flow: 'project-link', state: 'linking' },
  args: { kind: 'OwnParent' },
};
export const Saved: Story = { parameters: { flow: 'project-link', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'project-link', state: 'closed' } };

function Live({ projectId }: { projectId: string }) {
  const input = { kind: 'RequestedParent', projectId, employeeId: 'employee-ben' } as const;
  const actor = useStoryActor(projectLinkMachine, { input });
  return (
    <>
      <StateCard machine={projectLinkMachine} actor={actor} />
      <LinkDialog actor={actor} />
    </>
  );
}

const ben = loadWorld('ben', 'aster');

const withProject = async (context: Parameters<typeof ben>[0]) => {
  const { world } = await ben(context);
  const projectId = crypto.randomUUID();
  await api.createProject({
    body: { id: projectId, code: 'ST-1', name: 'Harbour', description: '' },
  });
  const { projects } = await api.searchLinkableProjects({
    path: { id: projectId },
    query: { linkAs: 'RequestedParent', skip: 0 },
  });
  return { world, projectId, parent: projects[0] };
};

/** Ben requests a parent of someone else by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-link' },
  loaders: [withProject],
  render: (_, { loaded }) => <Live projectId={loaded['projectId']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a parent project' }));
    const field = dialog.getByRole('combobox', { name: /Parent project/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, loaded['parent'].code);
    clock.advance(250);
    await screen.findByRole('option', { name: new RegExp(loaded['parent'].code) });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { project } = await api.getProject({ path: { id: loaded['projectId'] } });
    await expect(project.linkRequest?.parentProject?.code).toBe(loaded['parent'].code);
  }),
};
