import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { RecentProject } from '#machines/shell/recent-projects.actors.ts';
import {
  recentProjectsMachine,
  type RecentProjectsContext,
} from '#machines/shell/recent-projects.machine.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ProjectPalette } from './project-palette.tsx';

const project = (id: number, names: Partial<RecentProject>): RecentProject => ({
  projectId: `8f4a1c22-0f5e-4c8a-9a39-00000000000${id}`,
  projectCode: `AS-00${id}`,
  projectName: '',
  projectDescription: '',
  taskId: null,
  taskCode: '',
  taskName: '',
  taskDescription: '',
  ...names,
});

const review = project(1, {
  projectName: 'Portal',
  taskId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d02',
  taskCode: 'AS-001-T2',
  taskName: 'Review',
});
const projects = [review, project(3, { projectName: 'Billing' })];

const meta = {
  title: 'Flows/Shell/Recent Projects',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <ProjectPalette
      isOpen
      before={[]}
      after={[]}
      onClose={fn()}
      actor={frozenActor(recentProjectsMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<RecentProjectsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'recent-projects', state: 'loading' } };

export const Reloading: Story = {
  parameters: { flow: 'recent-projects', state: 'loading' },
  args: { context: { projects } },
};

export const Shown: Story = {
  parameters: { flow: 'recent-projects', state: 'shown' },
  args: { context: { projects } },
};

export const Starting: Story = {
  parameters: { flow: 'recent-projects', state: 'starting' },
  args: { context: { projects, selected: review } },
};

export const Unavailable: Story = { parameters: { flow: 'recent-projects', state: 'unavailable' } };

export const LongText: Story = {
  parameters: { flow: 'recent-projects', state: 'shown' },
  args: { context: { projects: [{ ...review, projectName: longText, taskName: longText }] } },
};

/** The server is down; the projects are loaded again, and the timer is started on one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'recent-projects' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const again = await screen.findByRole('option', { name: /^Reload recent projects/ });
    await expect(problems.map(({ kind }) => kind)).toEqual(['down']);

    setScenario('healthy-network');
    await userEvent.click(again);
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByText(/^Starting timer on/)).toBeNull());
    await expect(problems).toHaveLength(1);
  }),
};

function Live() {
  const actor = useStoryActor(recentProjectsMachine);
  return <ProjectPalette isOpen before={[]} after={[]} onClose={fn()} actor={actor} />;
}
