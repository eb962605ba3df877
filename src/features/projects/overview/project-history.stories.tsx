import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleChanges } from '#machines/projects/parts/project-history.fixtures.ts';
import { projectHistoryMachine } from '#machines/projects/parts/project-history.machine.ts';
import { buildPartInput } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectPartInput } from '#machines/projects/parts/project-part.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectHistory } from './project-history.tsx';

const meta = {
  title: 'Flows/Projects/Project History',
  tags: ['autodocs'],
  args: { context: { changes: exampleChanges, total: 24 } },
  render: ({ context }, { parameters: { state } }) => (
    <ProjectHistory
      actor={frozenActor(projectHistoryMachine, { state, input: buildPartInput(), context })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectHistoryMachine>, 'context'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unopened: Story = {
  parameters: { flow: 'project-history', state: 'unopened' },
  args: { context: {} },
};
export const Loading: Story = {
  parameters: { flow: 'project-history', state: 'loading' },
  args: { context: {} },
};
export const Shown: Story = { parameters: { flow: 'project-history', state: 'shown' } };
export const Empty: Story = { ...Shown, args: { context: { changes: [], total: 0 } } };
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Refreshing: Story = { parameters: { flow: 'project-history', state: 'refreshing' } };
export const Outdated: Story = {
  parameters: { flow: 'project-history', state: 'outdated' },
  args: { context: { changes: exampleChanges, total: 24, cause: 'down' } },
};
export const Unavailable: Story = {
  parameters: { flow: 'project-history', state: 'unavailable' },
  args: { context: { cause: 'unreachable' } },
};

const Live = ({ input }: { input: ProjectPartInput }) => (
  <ProjectHistory actor={useStoryActor(projectHistoryMachine, { input })} />
);

/** Ben reads who created his project. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-history' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live input={loaded['input']} />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByText('Project added:')).toBeVisible();
    await expect(canvas.getAllByText(/Ben Okafor/)[0]).toBeVisible();
  }),
};
