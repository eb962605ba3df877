import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { projectCountsMachine } from '#machines/projects/list/project-counts.machine.ts';
import { projectTreeMachine } from '#machines/projects/list/project-tree.machine.ts';
import { topKey, type TreeDepth } from '#machines/projects/list/project-tree.ts';
import {
  blockedProject,
  exampleCounts,
  exampleProject,
} from '#machines/projects/project.fixtures.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { projectWatchMachine } from '#machines/projects/parts/project-watch.machine.ts';
import { retried, serverDown, tryAgain, useStoryListState } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ProjectTreeScreen } from './project-tree.screen.tsx';

const input = { search: firstPage, depth: 1 };
const long = { ...exampleProject, id: 'long', code: 'AS-003', name: longText };
const levels = {
  [topKey]: { rows: [exampleProject, long], total: 60 },
  [exampleProject.id]: { rows: [blockedProject], total: 1 },
};
const loaded = { levels, expanded: [exampleProject.id, long.id] };

const meta = {
  title: 'Flows/Projects/Project Tree',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic']), withRouter],
  args: {},
  render: (_, { parameters: { state, context } }) => (
    <ProjectTreeScreen
      actor={frozenActor(projectTreeMachine, { state, input, context })}
      counts={frozenActor(projectCountsMachine, {
        state: 'shown',
        input: { search: firstPage },
        context: { counts: exampleCounts },
      })}
      watch={frozenActor(projectWatchMachine, { state: 'resting', input: {} })}
      view="tree"
      onView={fn()}
      search={firstPage}
      onSearch={fn()}
      depth={2}
      onDepth={fn()}
      onOpen={fn()}
      onRetry={fn()}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: object = {}): Story => ({
  parameters: { flow: 'project-tree', state: name, context },
});

export const Loading = state('loading');
export const Shown = state('shown', loaded);
export const Fetching = state('fetching', loaded);
/** One level could not be loaded, and a chosen depth had too many projects. */
export const LevelFailed = state('shown', { ...loaded, failed: [long.id], isCut: true });
export const NoProjects = state('shown', { levels: { [topKey]: { rows: [], total: 0 } } });
export const Unavailable = state('unavailable');

const onOpen = fn();

const Live = retried(({ onRetry }) => {
  const { search, onSearch } = useStoryListState();
  const [depth, setDepth] = useState<TreeDepth>(1);
  const actor = useStoryActor(projectTreeMachine, { input: { search, depth } });
  const counts = useStoryActor(projectCountsMachine, { input: { search } });
  const watch = useCompanion(counts, projectWatchMachine);
  useSendOnChange(actor, { type: 'search.changed', search });
  useSendOnChange(actor, { type: 'depth.changed', depth });
  return (
    <ProjectTreeScreen
      actor={actor}
      counts={counts}
      watch={watch}
      view="tree"
      onView={fn()}
      search={search}
      onSearch={onSearch}
      depth={depth}
      onDepth={setDepth}
      onOpen={onOpen}
      onRetry={onRetry}
    />
  );
});

/** By keyboard: a project is watched, a level is expanded and opened; then all levels, and what words find. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-tree' },
  loaders: [loadWorld('ben', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: world }) => {
    await tryAgain({ canvas, userEvent, loaded: world });
    const tree = await canvas.findByRole('tree', { name: 'Projects' });
    const lines = () => canvas.getAllByRole('treeitem');
    const first = lines().length;
    tree.focus();
    const at = lines().findIndex((line) => line.getAttribute('aria-expanded') === 'false');
    for (let step = 0; step < at; step += 1) await userEvent.keyboard('{ArrowDown}');
    const watched = () => canvas.queryAllByText('On your watch list').length;
    const before = watched();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await waitFor(() => expect(watched()).not.toBe(before));
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(lines().length).toBeGreaterThan(first));
    await waitFor(() => expect(canvas.queryByText('Loading…')).toBeNull());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onOpen).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(lines()).toHaveLength(first));
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Search by code or name' }),
      'payroll',
    );
    await expect(
      await canvas.findByText(/^\d+ matches, each with what is below it$/),
    ).toBeVisible();
  }),
};
