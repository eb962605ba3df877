import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { clientReviewFormMachine } from '#machines/reviews/client/client-review-form.machine.ts';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { exampleForm, noReport } from '#machines/reviews/shared/review-form.fixtures.ts';
import { listItems, type FormDetail } from '#machines/reviews/shared/review-form.ts';
import type { ClientLink, TextStatus } from '#machines/reviews/shared/saved-text.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { Question } from '../execute/question.tsx';
import { staticFormChildren, staticFormInput } from '../shared/static-form.fixtures.ts';
import { withClientLink } from './client-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Client Review Form',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const forms = [exampleForm];
const [first] = listItems(forms);

const Questions = ({ actor, all }: { actor: ReviewFormActor; all: readonly FormDetail[] }) =>
  listItems(all).map((item) => <Question key={item.id} item={item} actor={actor} readers={null} />);

/** The example form, whose first answer has a status. */
const state = (name: string, status: TextStatus = 'stored') => ({
  parameters: { flow: 'client-review-form', state: name },
  render: () => {
    const actor = frozenActor(clientReviewFormMachine, {
      state: name,
      input: { ...staticFormInput, forms },
      context: { statuses: first ? { [first.id]: status } : {} },
      children: staticFormChildren(forms),
    });
    return (
      <>
        <StateCard machine={clientReviewFormMachine} actor={actor} />
        <Questions actor={actor} all={forms} />
      </>
    );
  },
});

export const Settled = state('settled');
export const Pending = state('pending', 'pending');
export const Blocked = state('blocked', 'waiting');

function Live({ link, all }: { link: ClientLink; all: readonly FormDetail[] }) {
  const actor = useStoryActor(clientReviewFormMachine, {
    input: { link, clock: serverClock, report: noReport, forms: all, drafts: {} },
  });
  return <Questions actor={actor} all={all} />;
}

/** An answer of the form is saved as typed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-review-form' },
  loaders: [withClientLink],
  render: (_, { loaded }) => <Live link={loaded['link']} all={loaded['forms']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox');
    if (!field) throw new Error('Expected a text field, found none.');
    await userEvent.type(field, ' Gladly again.');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Saved/)).toBeVisible();
  }),
};
