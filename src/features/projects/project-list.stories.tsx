import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { projectCountsMachine } from '#machines/projects/list/project-counts.machine.ts';
import { projectExportMachine } from '#machines/projects/list/project-export.machine.ts';
import { projectListMachine } from '#machines/projects/list/project-list.machine.ts';
import { projectRowsExportMachine } from '#machines/projects/list/project-rows-export.machine.ts';
import { projectWatchMachine } from '#machines/projects/parts/project-watch.machine.ts';
import {
  blockedProject,
  exampleCounts,
  exampleNames,
  exampleProject,
} from '#machines/projects/project.fixtures.ts';
import { tagFilter } from '#machines/projects/list/project-search.ts';
import type { Project } from '#machines/projects/project.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { filteredBy } from '#ui/data-grid/search.ts';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ProjectFilters } from './project-filters.container.tsx';
import { ProjectListScreen } from './project-list.screen.tsx';
import { hiddenAtFirst } from './use-project-columns.tsx';

const rows: readonly Project[] = [
  exampleProject,
  blockedProject,
  {
    ...exampleProject,
    id: 'long',
    code: 'A-VERY-LONG-CODE-OF-30-LETTERS',
    name: longText,
    description: longText,
    isApexProject: false,
    unResolvedImpediment: 12,
  },
];

const fixed = { view: 'list' as const, onView: fn(), hiddenColumns: hiddenAtFirst };

/** The list with the actors next to it; here they do nothing. */
function StaticProjectList(props: ListScreenProps<Project>) {
  const counts = frozenActor(projectCountsMachine, {
    state: 'shown',
    input: { search: firstPage },
    context: { counts: exampleCounts },
  });
  return (
    <ProjectListScreen
      {...props}
      {...fixed}
      counts={counts}
      exporting={frozenActor(projectExportMachine, { state: 'resting', input: undefined })}
      rowsExporting={frozenActor(projectRowsExportMachine, { state: 'resting', input: undefined })}
      watch={frozenActor(projectWatchMachine, { state: 'resting', input: {} })}
    />
  );
}

const { state } = listStories(projectListMachine, StaticProjectList, rows);
const shown = { rows, total: 37, shownSearch: firstPage };

const meta = {
  title: 'Flows/Projects/Project List',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
/** In a new tenant, the list leads to the form of the first project. */
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No projects yet.', { role: 'link', name: 'New project' }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const { search } = listState;
  const actor = useStoryActor(projectListMachine, { input: { search } });
  const counts = useStoryActor(projectCountsMachine, { input: { search } });
  useStoryListAddress(actor, listState);
  useSendOnChange(counts, { type: 'search.changed', search });
  return (
    <ProjectListScreen
      {...createStaticListState()}
      {...listState}
      {...fixed}
      actor={actor}
      counts={counts}
      exporting={useStoryActor(projectExportMachine)}
      rowsExporting={useStoryActor(projectRowsExportMachine)}
      watch={useCompanion(counts, projectWatchMachine)}
      onRetry={onRetry}
    />
  );
});

/** The list is narrowed by a number, by words without accents, and by an owner. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-list' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const all = await canvas.findByText(/^Showing 1 - 10 of \d+ records$/);
    const before = all.textContent ?? '';
    const blocked = await canvas.findByRole('button', { name: /^With open impediments \d+$/ });
    const count = blocked.textContent?.match(/\d+$/)?.[0];
    await userEvent.click(blocked);
    await waitFor(() =>
      expect(canvas.getByText(/^Showing 1 - /)).toHaveTextContent(`of ${count} records`),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText(before)).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Search by code or name' }),
      'páyroll',
    );
    await waitFor(() => expect(canvas.queryByText(before)).toBeNull());
    const table = within(canvas.getByRole('table'));
    await waitFor(() => expect(table.getAllByText(/Payroll/).length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'More filters' }));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Owner' }), 'grace');
    await screen.findByRole('option', { name: 'Grace Kim' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter Owner Grace Kim' }),
    ).toBeVisible();
  }),
};

/** An address that filters by a tag shows the name of the tag, also where no project has it. */
export const FilteredByAddress: Story = {
  parameters: { flow: 'project-list', state: 'shown' },
  render: () => {
    const search = filteredBy(firstPage, tagFilter, exampleNames.tags[0]?.id ?? '');
    const counts = frozenActor(projectCountsMachine, {
      state: 'shown',
      input: { search },
      context: { counts: exampleCounts, names: exampleNames },
    });
    return <ProjectFilters search={search} onSearch={fn()} rows={[]} counts={counts} />;
  },
  play: playIfEnabled(async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Remove filter Tag Strategic' }),
    ).toBeVisible();
  }),
};

/** Loading fails at first, and is tried again; then the list is sorted by impediments. */
export const InteractionWithFailingNetwork: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-list' },
  loaders: [loadWorld('ben', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByText(/^Showing 1 - 10 of \d+ records$/);
    const sort = canvas.getByRole('button', { name: /^Open impediments/ });
    await userEvent.click(sort);
    await userEvent.click(sort);
    await waitFor(() =>
      expect(within(canvas.getAllByRole('row')[1] as HTMLElement).getByText(/open impediment/)),
    );
  }),
};
