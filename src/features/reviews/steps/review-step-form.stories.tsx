import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { reviewStepFormMachine } from '#machines/reviews/steps/review-step-form.machine.ts';
import { exampleStep } from '#machines/reviews/steps/review-step.fixtures.ts';
import { toStepForm } from '#machines/reviews/steps/review-step.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { StepDialog } from './step-dialog.tsx';

const input = { parentId: 'steps', part: exampleStep };
const form = toStepForm(exampleStep);

const meta = {
  title: 'Flows/Reviews/Review Step Form',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(reviewStepFormMachine, { state, input, context });
    return (
      <>
        <StateCard machine={reviewStepFormMachine} actor={actor} />
        <StepDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<ReturnType<typeof reviewStepFormMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = {
  parameters: { flow: 'review-step-form', state: 'editing.filling' },
};
export const Arabic: Story = { ...Filling, globals: { language: 'ar' } };
export const WithErrors: Story = {
  parameters: { flow: 'review-step-form', state: 'editing.filling' },
  args: {
    context: {
      form: {
        ...form,
        stepName: '',
        stepNudges: form.stepNudges.map((nudge) => ({ ...nudge, afterDays: '0' })),
      },
      errors: { stepName: { rule: 'required' }, stepNudges: { rule: 'rowsInvalid' } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'review-step-form', state: 'editing.stale' },
  args: { context: outdated },
};
export const Deleted: Story = {
  parameters: { flow: 'review-step-form', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'review-step-form', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'review-step-form', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'review-step-form', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'review-step-form', state: 'closed' } };

function Live() {
  const actor = useStoryActor(reviewStepFormMachine, { input: { parentId: 'steps', part: null } });
  return <StepDialog actor={actor} />;
}

/** Hugo adds a step for clients, with its colour. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-step-form' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add step' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Second client');
    await userEvent.click(dialog.getByRole('button', { name: /Who acts/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Client' }));
    await userEvent.click(dialog.getByRole('button', { name: /Color/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pink' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { reviewSteps } = await api.getReviewSteps({});
    await expect(reviewSteps.at(-1)).toMatchObject({
      stepName: 'Second client',
      executorType: 'Client',
      stepStyle: 'pink',
    });
  }),
};
