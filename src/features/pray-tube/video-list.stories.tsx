import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { videoListMachine } from '#machines/pray-tube/video-list.machine.ts';
import { exampleVideo } from '#machines/pray-tube/video.fixtures.ts';
import {
  useStoryListAddress,
  ava,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { VideoListScreen } from './video-list.screen.tsx';

const rows = [
  exampleVideo,
  { ...exampleVideo, id: '2', title: 'Fire drill', category: '', description: '' },
];
const shown = { rows, total: rows.length, shownSearch: firstPage };
const { state } = listStories(videoListMachine, VideoListScreen, rows);
const long = { ...exampleVideo, title: longText, description: longText };

const meta = {
  title: 'Flows/Pray Tube/Video List',
  tags: ['autodocs'],
  decorators: [withRouter],
  parameters: { path: '/pray-tube' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Empty = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const LongTexts = state('shown', { rows: [long], total: 1, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(videoListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <VideoListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; a video is deleted, and another one is found by a part of its title. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'video-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Fire drill' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete video?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Fire drill' })).toBeNull());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'TRACK');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Welcome' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'How to track your time' })).toBeVisible();
  }),
};
