import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { clientCommentMachine } from '#machines/reviews/client/client-comment.machine.ts';
import { commentSource, noReport } from '#machines/reviews/shared/review-form.fixtures.ts';
import { toNewSource, type QuestionItem } from '#machines/reviews/shared/review-form.ts';
import type { ClientLink } from '#machines/reviews/shared/saved-text.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { OwnComment } from '../shared/own-comment.tsx';
import { textStories } from '../shared/saved-text-stories.fixtures.tsx';
import { withClientLink } from './client-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Client Comment',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = textStories(clientCommentMachine, {
  source: commentSource,
  render: (actor) => <OwnComment actor={actor} />,
});

export const Checking = state('checking');
export const Unchanged = state('unchanged');
export const Typing = state('typing');
export const Saving = state('saving');
export const Saved = state('saved');
export const Rejected = state('rejected');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Waiting = state('waiting');
export const Denied = state('denied');
export const Deleting = state('deleting');
export const Deleted = state('deleted');
export const Removed = state('removed');

const newId = '6f1c2a10-0000-4000-8000-000000000778';

function Live({ link, item }: { link: ClientLink; item: QuestionItem }) {
  const source = toNewSource(newId, item.id, true);
  const actor = useStoryActor(clientCommentMachine, {
    input: { link, source, draft: null, clock: serverClock, report: noReport },
  });
  return <OwnComment actor={actor} />;
}

/** A client’s comment is added, deleted, and restored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-comment' },
  loaders: [withClientLink],
  render: (_, { loaded }) => <Live link={loaded['link']} item={loaded['item']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(field, 'In the last release.');
    await userEvent.tab();
    await expect(await canvas.findByText(/Saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete comment' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('textbox', { name: 'Comment' })).toHaveValue(
      'In the last release.',
    );
  }),
};
