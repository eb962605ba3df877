import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { projectDelinkingMachine } from '#machines/projects/links/project-delinking.machine.ts';
import type { Delinked } from '#machines/projects/links/project-link.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import DelinkQuestion from './delink-question.tsx';

const part = { id: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d07', code: 'AS-027', name: 'Interface' };

function Question({ actor }: { actor: PartDeletionActor<Delinked> }) {
  return (
    <>
      <StateCard machine={projectDelinkingMachine} actor={actor} />
      <DelinkQuestion actor={actor} parent="AS-001 Portal" />
    </>
  );
}

const meta = {
  title: 'Flows/Projects/Project Delinking',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question actor={frozenActor(projectDelinkingMachine, { state, input: { part } })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = { parameters: { flow: 'project-delinking', state: 'confirming' } };
export const Deleting: Story = { parameters: { flow: 'project-delinking', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'project-delinking', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'project-delinking', state: 'retained' } };

function Live({ delinked }: { delinked: Delinked }) {
  return <Question actor={useStoryActor(projectDelinkingMachine, { input: { part: delinked } })} />;
}

const ben = loadWorld('ben', 'aster');

const withSubProject = async (context: Parameters<typeof ben>[0]) => {
  const { world } = await ben(context);
  const fields = { code: 'ST-1', name: 'Harbour', description: '' };
  const [id, subId] = [crypto.randomUUID(), crypto.randomUUID()];
  await api.createProject({ body: { id, ...fields } });
  const body = { id: subId, code: 'ST-2', name: 'Pier', description: '' };
  const { subProjects } = await api.addSubProject({ path: { projectId: id }, body });
  return { world, delinked: subProjects[0] };
};

/** The server is down while a project is delinked, so the question shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-delinking' },
  loaders: [withSubProject],
  render: (_, { loaded }) => <Live delinked={loaded['delinked']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delink project?' });
    const delink = within(question).getByRole('button', { name: 'Delink' });
    setScenario('server-down');
    await userEvent.click(delink);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(delink);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
