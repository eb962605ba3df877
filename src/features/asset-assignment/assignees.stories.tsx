import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { assigneesMachine } from '#machines/asset-assignment/assignees.machine.ts';
import { exampleAssignee, exampleTeam } from '#machines/asset-assignment/assignee.fixtures.ts';
import type { AssetHolder } from '#machines/asset-assignment/assignee.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { assigningRights } from './asset-assignment.fixtures.tsx';
import {
  useStoryListAddress,
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
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AssigneesScreen } from './assignees.screen.tsx';

const rows: readonly AssetHolder[] = [
  exampleAssignee,
  exampleTeam,
  { ...exampleAssignee, employeeId: 'long', name: longText, workPlace: '', overdueCount: 0 },
];
const shown = { rows, total: 3, shownSearch: firstPage };
const { state } = listStories(assigneesMachine, AssigneesScreen, rows);

const meta = {
  title: 'Flows/Asset Assignment/Assignees',
  tags: ['autodocs'],
  decorators: [withRights(assigningRights), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
const nobody = 'Add people or a team before you assign assets.';
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) => nothingYet(canvas, nobody, null)),
};
/** A user who may see the teams gets a link to them. */
export const NoRecordsWithLink: Story = {
  ...NoRecords,
  decorators: [withRights([...assigningRights, 'teams.basic']), withRouter],
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, nobody, { role: 'link', name: 'Go to Teams' }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(assigneesMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <AssigneesScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loading fails at first; then a person is searched for, by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assignees' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText(/^Showing 1 - 10 of /)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'okafor{Enter}');
    await expect(await canvas.findByText('Showing 1 - 1 of 1 records')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ben Okafor' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Search' }));
    await userEvent.click(canvas.getByRole('button', { name: 'With assets' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Grace Kim' })).toBeNull());
  }),
};
