import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Stage } from '../../testing/stage.tsx';
import { accountState, orderState, buildStep } from '../../testing/states.ts';
import { reset, last, buildStory } from '../../testing/build-story.ts';

const meta = {
  title: 'Panel/Steps',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: reset,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Travel: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Steps/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^1\s*start/ }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^1\s*start/ })).toHaveAttribute(
        'aria-current',
        'step',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: /Branch: withdraw\s*2 steps/ }));
    await expect(last(story)).toEqual({ type: 'travel', step: '4' });
  },
};

/** A guard that fails while another transition is taken rejects nothing. */
export const RejectedOnly: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Steps/ }));
    const { rejected: rejectedKeys } = accountState.steps[2] ?? {};
    const taken = buildStep(
      6,
      { type: 'withdraw', amount: 1 },
      { before: '3', rejected: rejectedKeys },
    );
    story.notify({ steps: [...accountState.steps, taken], head: '6', tip: '6' });
    const rejected = await canvas.findByRole('button', { name: /^3\s*close/ });
    await expect(rejected).toHaveTextContent('rejected');
    const added = await canvas.findByRole('button', { name: /^4\s*withdraw/ });
    await expect(added).not.toHaveTextContent('rejected');
    await userEvent.click(canvas.getByRole('button', { name: 'Details of step 4' }));
    await expect(canvas.getByText(/^Guards that returned false/)).toBeVisible();
  },
};

export const NotesAndAssessments: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Steps/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Step 3 failed' }));
    await expect(last(story)).toEqual({ type: 'mark', step: '3', note: '', assessment: 'failed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Details of step 3' }));
    await expect(canvas.getByText('isEmpty')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Note on step 3'), 'Should close{Enter}');
    await expect(last(story)).toEqual({
      type: 'mark',
      step: '3',
      note: 'Should close',
      assessment: 'failed',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Details of step 2' }));
    await expect(canvas.getByRole('row', { name: 'balance 100 60' })).toBeVisible();
  },
};

export const Exchanges: Story = {
  args: { story: buildStory(orderState) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Steps/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Details of step 2' }));
    await userEvent.click(canvas.getByText('GET /orders/o1'));
    await expect(canvas.getByRole('region', { name: 'Response to getOrder' })).toHaveTextContent(
      '"Internal error"',
    );
  },
};

export const NewSteps: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await canvas.findByRole('tab', { name: 'Steps' });
    story.notify({
      steps: [...accountState.steps, buildStep(6, { type: 'note' }, { before: '3' })],
      head: '6',
      tip: '6',
    });
    await userEvent.click(await canvas.findByRole('tab', { name: /Steps\s*, 1 new/ }));
    await canvas.findByRole('tab', { name: 'Steps' });
  },
};

const many = Array.from({ length: 300 }, (_, index) =>
  buildStep(index + 1, { type: 'deposit', amount: index }),
);

export const ManySteps: Story = {
  args: { story: buildStory(accountState, { steps: many, head: '300', tip: '300' }) },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Steps/ }));
    await expect(canvas.getByRole('button', { name: /^300\s*deposit/ })).toBeVisible();
    const began = performance.now();
    story.notify(
      structuredClone({
        steps: [...many, buildStep(301, { type: 'close' })],
        head: '301',
        tip: '301',
      }),
    );
    await waitFor(() => expect(canvas.getByText('close')).toBeVisible(), { interval: 5 });
    // Generous, so that no story fails on a busy machine.
    await expect(performance.now() - began).toBeLessThan(1000);
  },
};
