import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  projectWatchMachine,
  type ProjectWatchActor,
} from '#machines/projects/parts/project-watch.machine.ts';
import { exampleProject } from '#machines/projects/project.fixtures.ts';
import type { Project } from '#machines/projects/project.ts';
import { api } from '#openapi/client/index.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { WatchButton } from './watch-button.tsx';

const { id } = exampleProject;
const meta = {
  title: 'Flows/Projects/Project Watch',
  tags: ['autodocs'],
  render: (_, { parameters: { state, queue = [] } }) => {
    const snapshot = { state, input: undefined, context: { queue } };
    const actor: ProjectWatchActor = frozenActor(projectWatchMachine, snapshot);
    return <WatchButton actor={actor} project={exampleProject} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'project-watch', state: 'resting' } };
export const Watching: Story = {
  parameters: { flow: 'project-watch', state: 'watching', queue: [{ id, isWatching: true }] },
};
export const Unwatching: Story = {
  parameters: { flow: 'project-watch', state: 'unwatching', queue: [{ id, isWatching: false }] },
};

const search = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
const readFirst = async () => (await api.searchProjects({ body: search })).pmoProjects[0];

function Live({ project }: { project: Project }) {
  const actor = useStoryActor(projectWatchMachine);
  return <WatchButton actor={actor} project={project} />;
}

/** The switch shows the new state at once; while the server is down, it goes back. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-watch' },
  loaders: [
    async (context) => {
      const { world } = await loadWorld('ben', 'aster')(context);
      return { world, project: await readFirst() };
    },
  ],
  render: (_, { loaded }) => <Live project={loaded['project']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const before = loaded['project'].isWatching === true;
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', String(!before));
    await waitFor(async () => expect((await readFirst())?.isWatching).toBe(!before));
    setScenario('server-down');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', String(!before)));
    setScenario('healthy-network');
    await expect((await readFirst())?.isWatching).toBe(!before);
  }),
};
