import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import {
  exampleAssignment,
  submittedReview,
} from '#machines/reviews/client/client-review.fixtures.ts';
import { clientReviewMachine } from '#machines/reviews/client/client-review.machine.ts';
import { exampleClock, exampleLink } from '#machines/reviews/shared/review-form.fixtures.ts';
import type { ClientLink } from '#machines/reviews/shared/saved-text.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { staticFormChildren, staticFormInput } from '../shared/static-form.fixtures.ts';
import { ClientReviewScreen } from './client-review.screen.tsx';
import { withClientLink } from './client-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Client Review',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Snapshot = FrozenSnapshot<typeof clientReviewMachine>;

const state = (name: string, context: Snapshot['context'] = {}) => ({
  parameters: { flow: 'client-review', state: name },
  render: () => {
    const assignment = name.startsWith('open') ? exampleAssignment : null;
    const shown = { assignment, ...context };
    const forms = shown.assignment?.review?.reviewFormDetails ?? [];
    return (
      <ClientReviewScreen
        actor={frozenActor(clientReviewMachine, {
          state: name,
          input: { link: exampleLink, clock: exampleClock, drafts: {} },
          context: shown,
          children: {
            pdf: { state: 'resting', input: undefined },
            ...(forms.length > 0 && {
              form: {
                state: 'settled',
                input: { ...staticFormInput, forms },
                children: staticFormChildren(forms),
              },
            }),
          },
        })}
      />
    );
  },
});

const submitted = { assignment: { ...exampleAssignment, review: submittedReview } };

export const Loading = state('loading');
export const Unavailable = state('unavailable', { cause: 'down' });
export const Unreached = state('unreached', { assignment: { ...exampleAssignment, review: null } });
export const Unknown = state('linkProblem', { linkProblem: 'clientLinkUnknown' });
export const Expired = state('linkProblem', { linkProblem: 'clientLinkExpired' });
export const Used = state('linkProblem', { linkProblem: 'clientLinkUsed' });
export const Deciding = state('open.deciding');
export const Answering = state('open.answering');
export const SentBack = state('open.answering', {
  assignment: exampleAssignment.review && {
    ...exampleAssignment,
    review: { ...exampleAssignment.review, rejectedReason: 'Please add an example.' },
  },
});
export const Refreshing = state('open.refreshing');
export const Confirming = state('open.confirming');
export const Settling = state('open.settling');
export const Submitting = state('open.submitting');
export const Reading = state('open.reading', submitted);
export const Dark = { ...state('open.answering'), globals: { theme: 'dark' } };
export const Arabic = { ...state('open.answering'), globals: { language: 'ar' } };

function Live({ link }: { link: ClientLink }) {
  const actor = useStoryActor(clientReviewMachine, {
    input: { link, clock: serverClock, drafts: {} },
  });
  return <ClientReviewScreen actor={actor} />;
}

/** A client answers what is missing, and submits. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-review' },
  loaders: [withClientLink],
  render: (_, { loaded }) => <Live link={loaded['link']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'Questions' }));
    for (const field of await group.findAllByRole('textbox')) {
      await userEvent.clear(field);
      await userEvent.type(field, 'Fine.');
      await userEvent.tab();
    }
    for (const radios of group.queryAllByRole('radiogroup')) {
      const [option] = within(radios).getAllByRole('radio');
      if (option) await userEvent.click(option);
    }
    await userEvent.click(await canvas.findByRole('button', { name: /^Submit/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^Submit/ }));
    await expect(await canvas.findByText(/submitted/i)).toBeVisible();
  }),
};
