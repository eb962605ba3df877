import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { clientAnswerMachine } from '#machines/reviews/client/client-answer.machine.ts';
import {
  exampleItem,
  exampleSource,
  noReport,
} from '#machines/reviews/shared/review-form.fixtures.ts';
import { toAnswerSource, type QuestionItem } from '#machines/reviews/shared/review-form.ts';
import type { ClientLink } from '#machines/reviews/shared/saved-text.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { AnswerField } from '../shared/answer-field.tsx';
import { textStories } from '../shared/saved-text-stories.fixtures.tsx';
import { withClientLink } from './client-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Client Answer',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = textStories(clientAnswerMachine, {
  source: exampleSource,
  render: (actor) => <AnswerField actor={actor} item={exampleItem} readers={null} />,
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

function Live({ link, item }: { link: ClientLink; item: QuestionItem }) {
  const actor = useStoryActor(clientAnswerMachine, {
    input: {
      link,
      source: toAnswerSource(item),
      draft: null,
      clock: serverClock,
      report: noReport,
    },
  });
  return <AnswerField actor={actor} item={item} readers={null} />;
}

/** A client’s answer is saved as soon as its field is left. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-answer' },
  loaders: [withClientLink],
  render: (_, { loaded }) => <Live link={loaded['link']} item={loaded['item']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'Reliable and quick.');
    await userEvent.tab();
    await expect(await canvas.findByText(/Saved/)).toBeVisible();
  }),
};
