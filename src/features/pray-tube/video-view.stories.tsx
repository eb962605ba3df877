import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { videoPlayerMachine } from '#machines/pray-tube/video-player.machine.ts';
import { videoViewMachine } from '#machines/pray-tube/video-view.machine.ts';
import { exampleVideo } from '#machines/pray-tube/video.fixtures.ts';
import type { Video } from '#machines/pray-tube/video.ts';
import { api } from '#openapi/client/index.ts';
import type { ViewScreenProps } from '#records/view/record-view.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor } from '@atrium/statechart-panel';
import { PlayerFrame } from './player-frame.tsx';
import { VideoViewScreen, type PlayerProps } from './video-view.screen.tsx';

/** The player before the consent: a story loads nothing of a provider. */
function WaitingPlayer({ link, title }: PlayerProps) {
  const input = { link, isAllowed: false };
  const actor = frozenActor(videoPlayerMachine, { state: 'waiting', input });
  return <PlayerFrame actor={actor} title={title} />;
}

const Screen = (props: ViewScreenProps<Video>) => (
  <VideoViewScreen {...props} Player={WaitingPlayer} />
);

const { state, Live } = viewStories(videoViewMachine, Screen, exampleVideo);
/** An address that an earlier version stored. */
const elsewhere = { ...exampleVideo, url: 'https://videos.demo.test/welcome', category: '' };
const long = { ...exampleVideo, title: longText, description: longText };

const meta = {
  title: 'Flows/Pray Tube/Video View',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Unplayable = state('shown', elsewhere);
export const LongText = state('shown', long);
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withVideo = avaKnowing(async () => ({ id: (await api.getVideos({})).videos[0]?.id }));

/** Loads at the second attempt; nothing of the provider is on the page. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'video-view' },
  loaders: [withVideo],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Allow YouTube and play' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe, img, link')).toBeNull();
  }),
};
