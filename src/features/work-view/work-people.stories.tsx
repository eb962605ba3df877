import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { workPeopleMachine } from '#machines/work-view/work-people.machine.ts';
import { examplePeople } from '#machines/work-view/work-view.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain, useStoryListState } from '#stories/fixtures/records.tsx';
import { reportStories, useReportSearch } from '#stories/fixtures/report-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { WorkPeopleScreen } from './work-people.container.tsx';

const { state } = reportStories(workPeopleMachine, WorkPeopleScreen, examplePeople);

const meta = {
  title: 'Flows/Work View/Work People',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  ...state('loading'),
  parameters: { flow: 'work-people', state: 'loading' },
};
export const Shown: Story = {
  ...state('shown'),
  parameters: { flow: 'work-people', state: 'shown' },
};
export const Refreshing: Story = {
  ...state('refreshing'),
  parameters: { flow: 'work-people', state: 'refreshing' },
};
export const Rejected: Story = {
  ...state('rejected'),
  parameters: { flow: 'work-people', state: 'rejected' },
};
export const ReloadFailed: Story = {
  ...state('reloadFailed'),
  parameters: { flow: 'work-people', state: 'reloadFailed' },
};
export const Unavailable: Story = {
  ...state('unavailable'),
  parameters: { flow: 'work-people', state: 'unavailable' },
};
export const Nobody: Story = {
  ...state('shown', { response: { rows: [], total: 0 }, shownSearch: firstPage }),
  parameters: { flow: 'work-people', state: 'shown' },
};

const Live = retried(({ onRetry }) => {
  const list = useStoryListState();
  const actor = useStoryActor(workPeopleMachine, { input: { search: list.search } });
  useReportSearch(actor, list.search);
  return <WorkPeopleScreen {...list} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; the people are sorted by their hours. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-people' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Hours' }));
    await expect(await canvas.findByText('Ava Stone')).toBeVisible();
  }),
};
