import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import {
  firstPage,
  toSearchData,
  type ListColumns,
  type ListSearch,
} from '#machines/lists/list-search.ts';
import { listView } from '#machines/lists/list-view.ts';
import { createList } from '#machines/lists/create-list.ts';
import type { ListContext } from '#machines/lists/list-types.ts';
import { api, type Schema } from '#openapi/client/index.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

type Project = Pick<Schema<'PmoProject'>, 'id' | 'code' | 'name' | 'description' | 'ownedBy'>;

/** The list of projects: any paged operation of the contract would work here. */
const projectList = createList<Project>({
  id: 'list',
  description: 'A remote list, here that of the projects.',
  loadPage: fromPromise(async ({ input, signal }) => {
    const body = toSearchData(input.search);
    const { pmoProjects, totalCount } = await api.searchProjects({ body, signal });
    return { rows: pmoProjects, total: totalCount };
  }),
});

const column = (
  id: Exclude<keyof Project, 'id'>,
  header: string,
  more: Partial<GridColumn<Project>>,
): GridColumn<Project> => ({ id, header, cell: (row) => row[id], csv: (row) => row[id], ...more });

const columns = [
  column('name', 'Project', { isSortable: true, filter: 'text' }),
  column('code', 'Code', { isSortable: true, filter: 'text' }),
  column('ownedBy', 'Owner', { isSortable: true }),
  column('description', 'About', { isLong: true }),
];

const listColumns: ListColumns = {
  sortable: columns.flatMap(({ id, isSortable }) => (isSortable ? [id] : [])),
  filterable: columns.flatMap(({ id, filter }) => (filter ? [id] : [])),
};

interface ProjectsProps {
  snapshot: SnapshotFrom<typeof projectList>;
  onSearch: (search: ListSearch) => void;
  onRetry: () => void;
}

function Projects({ snapshot, onSearch, onRetry }: ProjectsProps) {
  return (
    <DataGrid
      {...listView(snapshot)}
      {...usePersistedColumns('ava', 'projects')}
      label="Projects"
      columns={columns}
      onSearch={onSearch}
      onRetry={onRetry}
      texts={useGridTexts()}
      exportName="projects"
    />
  );
}

const meta = {
  title: 'Flows/Lists/List',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => {
    const input = { search: firstPage };
    const actor = frozenActor(projectList, { state: parameters['state'], input, context });
    return <Projects snapshot={actor.getSnapshot()} onSearch={fn()} onRetry={fn()} />;
  },
} satisfies Meta<{ context: Partial<ListContext<Project>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const rows = ['Billing', 'Harbour tunnel', 'Portal'].map((name, index) => ({
  id: String(index),
  code: `AS-00${index + 1}`,
  name,
  description: index === 1 ? longText : '',
  ownedBy: 'Ava Stone',
}));

const shownSearch = { ...firstPage, page: 3 };
const shown = { rows, total: 23, shownSearch };
const context = { ...shown, search: shownSearch };

export const Loading: Story = { parameters: { flow: 'list', state: 'loading' } };

export const LoadingAnotherPage: Story = {
  parameters: { flow: 'list', state: 'loading' },
  args: { context: { ...shown, search: { ...firstPage, page: 2 } } },
};

export const Shown: Story = {
  parameters: { flow: 'list', state: 'shown' },
  args: { context },
};

export const NoRecords: Story = {
  parameters: { flow: 'list', state: 'shown' },
  args: { context: { rows: [], total: 0, shownSearch: firstPage } },
};

export const Refreshing: Story = {
  parameters: { flow: 'list', state: 'refreshing' },
  args: { context },
};

export const Prefetching: Story = {
  parameters: { flow: 'list', state: 'prefetching' },
  args: { context },
};

export const ReloadFailed: Story = {
  parameters: { flow: 'list', state: 'reloadFailed' },
  args: { context: { ...shown, search: { ...firstPage, page: 2 } } },
};

export const Unavailable: Story = { parameters: { flow: 'list', state: 'unavailable' } };

/** Ava pages, sorts and filters; the address follows each step. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'list' },
  decorators: [withRouter],
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    await expect(await canvas.findByText(/^Showing 1 - 10 of/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText(/^Showing 11 - 20 of/)).toBeVisible();
    await expect(canvas.getByText('?page=2')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Project' }));
    await expect(await canvas.findByText('?sort=name')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter by Project' }), 'zzz{Enter}');
    await expect(await canvas.findByText('No results found.')).toBeVisible();
    await expect(canvas.getByText('?sort=name&filter.name=zzz')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await expect(await canvas.findByText(/^Showing 1 - 10 of/)).toBeVisible();

    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Showing the previous results.')).toBeVisible();
    await expect(canvas.getByText(/^Showing 1 - 10 of/)).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Showing 11 - 20 of/)).toBeVisible();
    await expect(problems).not.toEqual([]);
  }),
};

/**
 * The link leads to a page that no longer exists: the last page is shown, and the address
 * corrected.
 */
export const InteractionBeyondTheEnd: Story = {
  tags: ['interaction'],
  parameters: { flow: 'list', path: '/projects?page=400&tab=all' },
  decorators: [withRouter],
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(await canvas.findByText(/^Showing \d+ - (\d+) of \1 records$/)).toBeVisible();
    await expect(await canvas.findByText(/^\?tab=all&page=\d$/)).toBeVisible();
  }),
};

/** Loading fails at first: each retry starts a new list. */
export const InteractionUnavailable: Story = {
  tags: ['interaction'],
  parameters: { flow: 'list' },
  decorators: [withRouter],
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByText(/^Showing 1 - 10 of/)).toBeVisible();
  }),
};

/** As on a page of the app: each retry starts a new list, in sync with the address. */
function Live() {
  const [attempt, setAttempt] = useState(0);
  return <List key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function List({ onRetry }: { onRetry: () => void }) {
  const address = useListSearch(listColumns);
  const actor = useStoryActor(projectList, { input: { search: address.search } });
  const snapshot = useSelector(actor, (state) => state);
  const { onSearch } = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <>
      <Projects
        snapshot={snapshot}
        onSearch={(search) => onSearch(search)}
        onRetry={() =>
          snapshot.matches('unavailable') ? onRetry() : actor.send({ type: 'retry' })
        }
      />
      <p>{useLocation({ select: ({ searchStr }) => searchStr })}</p>
    </>
  );
}
