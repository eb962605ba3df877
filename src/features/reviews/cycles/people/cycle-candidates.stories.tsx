import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cycleCandidatesMachine } from '#machines/reviews/cycles/people/cycle-candidates.machine.ts';
import type { Candidate } from '#machines/reviews/cycles/people/cycle-people.ts';
import { exampleCandidates } from '#machines/reviews/cycles/cycle.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { useStoryListAddress, useStoryListState } from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { SearchFilters } from '../list/search-filters.tsx';
import { useCandidateColumns } from './use-candidate-columns.tsx';

const getName = ({ employeeName }: Candidate) => employeeName;
const getId = ({ employeeId }: Candidate) => employeeId;

function People({ actor, ...list }: Omit<ListScreenProps<Candidate>, 'onCopyAddress'>) {
  return (
    <PagedGrid
      {...list}
      actor={actor}
      label="People"
      columns={useCandidateColumns()}
      getName={getName}
      picking={useBulkChoice(actor, getName, getId)}
      toolbar={
        <SearchFilters label="Search people" search={list.search} onSearch={list.onSearch}>
          {null}
        </SearchFilters>
      }
    />
  );
}

const { state } = listStories(cycleCandidatesMachine, People, exampleCandidates);
const shown = { rows: exampleCandidates, total: 3, shownSearch: firstPage };

const meta = {
  title: 'Flows/Reviews/Cycle Candidates',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

function Live() {
  const listState = useStoryListState();
  const actor = useStoryActor(cycleCandidatesMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <People {...listState} actor={actor} />;
}

/** People are found by name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-candidates' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('checkbox', { name: /Leo Park/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search people' }), 'okafor');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: /Leo Park/ })).toBeNull());
    await expect(await canvas.findByRole('checkbox', { name: /Ben Okafor/ })).toBeVisible();
  }),
};
