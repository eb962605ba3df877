import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleSummaries } from '#machines/clockwork/day/project-summaries.fixtures.ts';
import {
  projectSummariesMachine,
  type ProjectSummariesContext,
} from '#machines/clockwork/day/project-summaries.machine.ts';
import { now, frozenClock, today } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ProjectSummaries } from './project-summaries.tsx';

const intranet = exampleSummaries.clockWorkDayProjectsSummaries[0]?.projectId ?? undefined;

interface Args {
  context: Partial<ProjectSummariesContext>;
  project: string | undefined;
}

const meta = {
  title: 'Flows/Clockwork/Project Summaries',
  tags: ['autodocs'],
  args: { context: { summaries: exampleSummaries }, project: undefined },
  render: ({ context, project }, { parameters }) => (
    <ProjectSummaries
      actor={frozenActor(projectSummariesMachine, {
        state: parameters['state'],
        input: { date: today },
        context,
      })}
      now={frozenClock.now}
      project={project}
      onProject={fn()}
      onDay={fn()}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: { flow: 'project-summaries', state: 'waiting' },
  args: { context: {} },
};
export const Loading: Story = {
  parameters: { flow: 'project-summaries', state: 'loading' },
  args: { context: {} },
};
export const Shown: Story = { parameters: { flow: 'project-summaries', state: 'shown' } };
export const NoTime: Story = {
  parameters: { flow: 'project-summaries', state: 'shown' },
  args: {
    context: {
      summaries: {
        ...exampleSummaries,
        clockWorkDayProjectsSummaries: [],
        clockWorkWeekProjectsSummaries: [],
        clockWorkWeeklyEntries: [],
      },
    },
  },
};
export const Filtered: Story = {
  parameters: { flow: 'project-summaries', state: 'shown' },
  args: { project: intranet },
};
export const Refreshing: Story = { parameters: { flow: 'project-summaries', state: 'refreshing' } };
export const Failed: Story = {
  parameters: { flow: 'project-summaries', state: 'failed' },
  args: { context: { cause: 'down' } },
};
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Dark: Story = { ...Filtered, globals: { theme: 'dark' } };

function Live() {
  const [project, setProject] = useState<string>();
  const actor = useStoryActor(projectSummariesMachine, { input: { date: today } });
  return (
    <ProjectSummaries
      actor={actor}
      now={() => now}
      project={project}
      onProject={setProject}
      onDay={(date) => {
        actor.send({ type: 'day.changed', date });
        actor.send({ type: 'day.read', date });
      }}
    />
  );
}

/** The server is down at first; then a project filters the list, and another day is opened. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-summaries' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await canvas.findByText('This week');
    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, 03/03/2026' }));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await expect(
      await canvas.findByRole('button', { name: 'Tuesday, 03/03/2026' }),
    ).toHaveAttribute('aria-pressed', 'true');
    const ofProject = { name: /^(?:AS-|Without)/, pressed: false };
    const [project] = await canvas.findAllByRole('button', ofProject);
    await userEvent.click(project ?? again);
    await expect(project).toHaveAttribute('aria-pressed', 'true');
  }),
};
