import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleUses } from '#machines/tags/tag.fixtures.ts';
import { tagViewMachine } from '#machines/tags/tag-view.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { TagViewScreen } from './tag-view.screen.tsx';

const { state, Live } = viewStories(tagViewMachine, TagViewScreen, sampleUses);

const meta = {
  title: 'Flows/Tags/Tag View',
  tags: ['autodocs'],
  decorators: [withRouter, withRights(['projects.basic', 'projectTags.basic'])],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Unused = state('shown', {
  ...sampleUses,
  projects: [],
  projectCount: 0,
  inheritingCount: 0,
  accessibleCount: 0,
  hiddenCount: 0,
});
export const LongText = state('shown', { ...sampleUses, name: longText, teamName: longText });
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withTag = avaKnowing(async () => {
  const { tags } = await api.getTags({});
  return { id: tags.find(({ name }) => name === 'Strategic')?.id };
});

/** Loads at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tag-view' },
  loaders: [withTag],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Strategic' })).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { name: 'Projects with this tag' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show in Project Tags' })).toHaveAttribute(
      'href',
      expect.stringContaining('projectTags'),
    );
  }),
};
