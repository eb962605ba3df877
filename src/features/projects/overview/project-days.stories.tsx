import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { projectDaysMachine } from '#machines/projects/parts/project-days.machine.ts';
import { buildPartInput, exampleDays } from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectPartInput } from '#machines/projects/parts/project-part.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ProjectDays } from './project-days.tsx';

const meta = {
  title: 'Flows/Projects/Project Days',
  tags: ['autodocs'],
  args: { context: { days: exampleDays } },
  render: ({ context }, { parameters: { state } }) => (
    <ProjectDays
      actor={frozenActor(projectDaysMachine, { state, input: buildPartInput(), context })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof projectDaysMachine>, 'context'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'project-days', state: 'loading' },
  args: { context: {} },
};
export const Shown: Story = { parameters: { flow: 'project-days', state: 'shown' } };
export const NoTime: Story = {
  ...Shown,
  args: { context: { days: { ...exampleDays, days: [] } } },
};
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Failed: Story = {
  parameters: { flow: 'project-days', state: 'failed' },
  args: { context: { cause: 'unreachable' } },
};

const Live = ({ input }: { input: ProjectPartInput }) => (
  <ProjectDays actor={useStoryActor(projectDaysMachine, { input })} />
);

/** One tab stop: the arrow keys move by days and weeks. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-days' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live input={loaded['input']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByText('0 days in the last 18 weeks');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAccessibleName(/No time/);
  }),
};
