import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Cause } from '#machines/cause.ts';
import {
  allClosed,
  allOpen,
  defaultFilters,
  type ProjectNode,
} from '#machines/project-analytics/project-tree.ts';
import { projectAnalyticsMachine } from '#machines/project-analytics/project-analytics.machine.ts';
import {
  exampleNodes,
  manyNodes,
  nodeOfCode,
} from '#machines/project-analytics/project.fixtures.ts';
import type { FilterSetsProps } from '#records/list/filter-sets.container.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ProjectAnalyticsScreen } from './project-analytics.screen.tsx';

const input = { filters: defaultFilters, search: '', projectId: null };

interface Shown {
  nodes: readonly ProjectNode[] | null;
  search: string;
  cause: Cause | null;
}

const filterSets: FilterSetsProps = {
  sets: [
    { name: 'All', filters: {} },
    { name: 'Mine that wait', filters: { filters: 'OwnedByMe.Impedimented' } },
  ],
  current: {},
  onSave: fn(),
  onDelete: fn(),
  onApply: fn(),
};

const meta = {
  title: 'Flows/Project Analytics/Project Analytics',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { nodes: exampleNodes, search: '', cause: null },
  render: (context, { parameters: { state } }) => (
    <ProjectAnalyticsScreen
      actor={frozenActor(projectAnalyticsMachine, { state, input, context })}
      expansion={allOpen}
      onExpansion={fn()}
      filterSets={filterSets}
      onPrint={fn()}
      onRetry={fn()}
    />
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'project-analytics', state: 'loading' },
  args: { nodes: null },
};
export const Loaded: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
};
export const Refreshing: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.refreshing' },
};
export const Unavailable: Story = {
  parameters: { flow: 'project-analytics', state: 'unavailable' },
  args: { nodes: null },
};
/** The user may not see project analytics: nothing of them is shown. */
export const Forbidden: Story = {
  parameters: { flow: 'project-analytics', state: 'unavailable' },
  args: { nodes: exampleNodes, cause: 'forbidden' },
  play: playIfEnabled(async ({ canvas }) => {
    const reason = /You don’t have permission to view this\./;
    await expect(await canvas.findByText(reason)).toBeInTheDocument();
    await expect(canvas.queryByRole('tree')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  }),
};
/** The exact text of the requirements. */
export const Empty: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
  args: { nodes: [] },
};
export const Searching: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
  args: { search: 'icones' },
};
export const NothingFound: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
  args: { search: 'nothing like it' },
};
export const LongNames: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
  args: {
    nodes: [
      nodeOfCode('AS-001', `${longText} ${longText}`.slice(0, 250), {
        isOwner: true,
        isWatching: true,
        unResolvedImpediment: 12,
        subProjects: [nodeOfCode('AS-002', 'نظام إدارة المستودعات والتوزيع')],
      }),
    ],
  },
};

/** The print has all expanded rows, and the active filters. */
export const Printed: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
  args: { nodes: manyNodes(300, 4) },
  play: playIfEnabled(async ({ canvas }) => {
    dispatchEvent(new Event('beforeprint'));
    const paper = canvas.getByRole('table', { name: 'Projects' });
    await expect(within(paper).getAllByRole('row')).toHaveLength(301);
    await expect(paper).toHaveTextContent('Show projects: Accessible to me');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull());
  }),
};

/**
 * Five thousand projects, ten levels deep: the keyboard reaches the last one, while only a few are
 * rendered.
 */
export const Many: Story = {
  parameters: { flow: 'project-analytics', state: 'loaded.idle' },
  args: { nodes: manyNodes(5000, 10) },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const tree = canvas.getByRole('tree');
    tree.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: /AS-5000/ })).toBeInTheDocument(),
    );
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(100);
    await userEvent.keyboard('{Home}');
    await expect(await canvas.findByRole('treeitem', { name: /AS-0001/ })).toBeInTheDocument();
  }),
};

const Live = retried(function Live({ onRetry }: { onRetry: () => void }) {
  const actor = useStoryActor(projectAnalyticsMachine, { input });
  const [expansion, onExpansion] = useState(allClosed);
  return (
    <ProjectAnalyticsScreen
      actor={actor}
      expansion={expansion}
      onExpansion={onExpansion}
      filterSets={filterSets}
      onPrint={fn()}
      onRetry={onRetry}
    />
  );
});

/** The projects fail to load at first; then they are searched, which closes the filters. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-analytics' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const again = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    await expect(await canvas.findByText('40 projects')).toBeInTheDocument();
    const search = canvas.getByRole('searchbox', { name: 'Search by name or code' });
    await userEvent.type(search, 'as-01');
    await expect(await canvas.findByText('10 of 40 projects found')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Owned by me' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(canvas.getByRole('tree')).toBeInTheDocument());
    await expect(canvas.queryByText('40 projects')).not.toBeInTheDocument();
  }),
};
