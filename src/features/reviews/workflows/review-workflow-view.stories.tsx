import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { reviewWorkflowViewMachine } from '#machines/reviews/workflows/review-workflow-view.machine.ts';
import { exampleWorkflow } from '#machines/reviews/workflows/workflow.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { ReviewWorkflowViewScreen } from './review-workflow-view.screen.tsx';

const { state, Live } = viewStories(
  reviewWorkflowViewMachine,
  ReviewWorkflowViewScreen,
  exampleWorkflow,
);
const long = {
  ...exampleWorkflow,
  name: longText,
  description: longText,
  isDefault: false,
  isInUse: false,
  steps: exampleWorkflow.steps.map((step) => ({
    ...step,
    stepName: longText.slice(0, 70),
    formName: longText.slice(0, 250),
  })),
};

const meta = {
  title: 'Flows/Reviews/Review Workflow View',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const LongTexts = state('shown', long);
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withWorkflow = avaKnowing(async () => {
  const { reviewWorkflows } = await api.getReviewWorkflows({ body: toSearchData(firstPage) });
  return { id: reviewWorkflows.find(({ name }) => name === 'Short review')?.id };
});

/** Loads at the second attempt: the chain of the steps, each with who acts and its form. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-workflow-view' },
  loaders: [withWorkflow],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Short review' })).toBeVisible();
    const chain = within(canvas.getByRole('list', { name: 'Steps' }));
    const steps = chain.getAllByRole('listitem').map((each) => each.textContent);
    await expect(steps).toEqual([
      '1. Self assessmentRevieweeLooking back',
      '2. Manager reviewManagerThe manager’s view',
    ]);
  }),
};
