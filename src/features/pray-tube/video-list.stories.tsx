import type { Meta, StoryObj } from '@storybook/react-vite';
import { videoListMachine } from '#machines/pray-tube/video-list.machine.ts';
import { exampleVideo } from '#machines/pray-tube/video.fixtures.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { createListInteraction } from '../../../.storybook/record-interactions.ts';
import { listStories } from '../../../.storybook/record-stories.tsx';
import { VideoListScreen } from './video-list.screen.tsx';

const { state, interaction } = listStories(videoListMachine, VideoListScreen, [
  exampleVideo,
  { ...exampleVideo, id: '2', title: 'Fire drill', category: '', description: '' },
]);
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
export const Shown = state('shown');
export const Empty = state('shown', { rows: [] });
export const LongTexts = state('shown', { rows: [long] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const Unavailable = state('unavailable');

/** Deletes a video and finds another, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    createListInteraction({
      first: 'Welcome',
      second: 'Fire drill',
      count: 3,
      question: 'Delete video?',
      searchText: 'TRACK',
      found: 'How to track your time',
    }),
  ),
};
