import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { reviewWorkflowFormMachine } from '#machines/reviews/workflows/review-workflow-form.machine.ts';
import { exampleChoices, exampleWorkflow } from '#machines/reviews/workflows/workflow.fixtures.ts';
import { createStep, noChoices, toWorkflowForm } from '#machines/reviews/workflows/workflow.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { ReviewWorkflowFormScreen } from './review-workflow-form.screen.tsx';

const base = toWorkflowForm(exampleWorkflow);
const { state, edited, Live } = formStories(
  reviewWorkflowFormMachine,
  ReviewWorkflowFormScreen,
  {
    id: exampleWorkflow.id,
    base,
    mine: { isActive: false, steps: base.steps.slice(0, 2) },
    theirs: { description: 'Another one.', steps: base.steps.slice(1) },
  },
  exampleChoices,
);
const errors = { name: { rule: 'required' as const }, steps: { rule: 'rowsInvalid' as const } };

const meta = {
  title: 'Flows/Reviews/Review Workflow Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
/** Nobody has a step yet, so that the suggestions are blocked. */
export const WithoutSteps = state('editing.filling', { choices: noChoices });
export const Editing = state('editing.filling');
export const Arabic: Story = { ...Editing, globals: { language: 'ar' } };
export const WithErrors = state('editing.filling', {
  ...edited,
  form: { ...base, name: '', steps: [...base.steps, createStep('new')] },
  errors,
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** A workflow is started from a suggestion, changed, and saved. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-workflow-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Two looks');
    await userEvent.click(canvas.getByRole('button', { name: 'Self-review' }));
    await canvas.findByRole('button', { name: 'Reorder Manager review' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Select a step.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^Please.* Step 3$/i }));
    await userEvent.click(await screen.findByRole('option', { name: /^Release/ }));
    canvas.getByRole('button', { name: 'Reorder Release' }).focus();
    await userEvent.keyboard('{Alt>}{Home}{/Alt}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const body = toSearchData({ ...firstPage, pageSize: 50 });
    await waitFor(async () => {
      const { reviewWorkflows } = await api.getReviewWorkflows({ body });
      const added = reviewWorkflows.find((each) => each.name === 'Two looks');
      await expect(added?.steps.map(({ stepName }) => stepName)).toEqual([
        'Release',
        'Self assessment',
        'Manager review',
      ]);
    });
    await expect(problems).toEqual([]);
  }),
};
