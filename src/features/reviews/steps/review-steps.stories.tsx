import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleStep, exampleSteps } from '#machines/reviews/steps/review-step.fixtures.ts';
import { reviewStepsMachine } from '#machines/reviews/steps/review-steps.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ReviewStepsScreen } from './review-steps.screen.tsx';

type Args = Pick<FrozenSnapshot<typeof reviewStepsMachine>, 'context' | 'children'>;

const order = exampleSteps.map(({ id }) => id).toReversed();
const change = { name: exampleStep.stepName, steps: [{ stepIds: order }] };

const meta = {
  title: 'Flows/Reviews/Review Steps',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { steps: exampleSteps }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <ReviewStepsScreen
      actor={frozenActor(reviewStepsMachine, { state, input: undefined, context, children })}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const current = { flow: 'review-steps', state: 'ready.content.current' };

export const Loading: Story = {
  parameters: { flow: 'review-steps', state: 'loading' },
  args: { context: { steps: null } },
};
export const Unavailable: Story = {
  parameters: { flow: 'review-steps', state: 'unavailable' },
  args: { context: { steps: null } },
};
export const Current: Story = {
  parameters: { flow: 'review-steps', state: 'ready.content.current' },
};
export const Arabic: Story = { parameters: current, globals: { language: 'ar' } };
export const NoRecords: Story = { parameters: current, args: { context: { steps: [] } } };
export const LongTexts: Story = {
  parameters: current,
  args: { context: { steps: [{ ...exampleStep, stepName: longText.slice(0, 70) }] } },
};
export const Refreshing: Story = {
  parameters: { flow: 'review-steps', state: 'ready.content.refreshing' },
};
export const Outdated: Story = {
  parameters: { flow: 'review-steps', state: 'ready.content.outdated' },
};
export const Resting: Story = {
  parameters: { flow: 'review-steps', state: 'ready.order.resting' },
};
export const SavingOrder: Story = {
  parameters: { flow: 'review-steps', state: 'ready.order.saving' },
  args: { context: { steps: exampleSteps, order } },
};
export const NothingToUndo: Story = {
  parameters: { flow: 'review-steps', state: 'ready.offer.none' },
};
/** The offer has a separate machine, with separate stories. */
export const Offered: Story = {
  parameters: { flow: 'review-steps', state: 'ready.offer.offered' },
  args: { children: { undo: { state: 'passing', input: { undo: change } } } },
};
export const Closed: Story = { parameters: { flow: 'review-steps', state: 'ready.dialog.closed' } };
/** The dialogs have separate machines, with separate stories. */
export const Editing: Story = {
  parameters: { flow: 'review-steps', state: 'ready.dialog.editing' },
  args: {
    children: {
      stepForm: { state: 'editing.filling', input: { parentId: 'steps', part: exampleStep } },
    },
  },
};
export const Removing: Story = {
  parameters: { flow: 'review-steps', state: 'ready.dialog.removing' },
  args: { children: { stepDeletion: { state: 'confirming', input: { part: exampleStep } } } },
};

function Live() {
  return <ReviewStepsScreen actor={useStoryActor(reviewStepsMachine)} />;
}

/** Hugo adds a step, moves it to the top by key, undoes that, and deletes it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-steps' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const blocked = await canvas.findByRole('button', { name: 'Delete Self assessment' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add step' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Second look');
    await userEvent.click(dialog.getByRole('button', { name: 'Add nudge' }));
    const days = dialog.getByRole('textbox', { name: 'Nudge 1: after how many days' });
    await userEvent.clear(days);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Enter 1 to 365 days.')).toBeVisible();
    await userEvent.type(days, '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const names = () =>
      canvas
        .getAllByRole('button', { name: /^Reorder/ })
        .map((each) => each.getAttribute('aria-label'));
    const handle = await canvas.findByRole('button', { name: 'Reorder Second look' });
    handle.focus();
    await userEvent.keyboard('{Alt>}{Home}{/Alt}');
    await waitFor(() => expect(names()[0]).toBe('Reorder Second look'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names().at(-1)).toBe('Reorder Second look'));
    await waitFor(async () => {
      const { reviewSteps } = await api.getReviewSteps({});
      await expect(reviewSteps.at(-1)?.stepName).toBe('Second look');
    });

    await userEvent.click(canvas.getByRole('button', { name: 'Delete Second look' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete step?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(names()).not.toContain('Reorder Second look'));
  }),
};
