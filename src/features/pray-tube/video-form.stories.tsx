import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { videoFormMachine } from '#machines/pray-tube/video-form.machine.ts';
import { exampleVideo } from '#machines/pray-tube/video.fixtures.ts';
import { toVideoForm, validateVideo } from '#machines/pray-tube/video.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { VideoFormScreen } from './video-form.screen.tsx';

const base = toVideoForm(exampleVideo);
const broken = { ...base, title: '', url: 'javascript:alert(1)' };
const { state, Live } = formStories(videoFormMachine, VideoFormScreen, {
  id: exampleVideo.id,
  base,
  mine: { description: 'For everyone.', category: 'Safety' },
  theirs: { description: 'For new people.', url: 'https://vimeo.com/1084537' },
});

const meta = {
  title: 'Flows/Pray Tube/Video Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', {
  form: broken,
  errors: validateVideo(broken),
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** A script in place of an address is rejected at its field, and corrected by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'video-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Safety{Tab}javascript:alert(1){Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Address is invalid');
    const url = canvas.getByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(url).toHaveFocus());
    await userEvent.clear(url);
    await userEvent.keyboard('https://vimeo.com/1084537{Enter}');
    await waitFor(async () => {
      const { videos } = await api.getVideos({});
      await expect(videos.map((video) => video.title)).toContain('Safety');
    });
    await expect(problems).toEqual([]);
  }),
};
