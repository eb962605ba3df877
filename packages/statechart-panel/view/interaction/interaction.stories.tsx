import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { ActorSnapshot, Offer } from '../../core/link/protocol.ts';
import { Stage } from '../../testing/stage.tsx';
import { accountState } from '../../testing/states.ts';
import { reset, inTab, last, buildStory } from '../../testing/build-story.ts';

const meta = {
  title: 'Panel/Interaction',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: reset,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PayloadForm: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Payload of note' }));
    const labels = canvas.getByLabelText('labels (JSON)');
    await userEvent.clear(labels);
    await userEvent.type(labels, '[[1,');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(story.received).toEqual([]);
    await waitFor(() => expect(labels).toHaveFocus());
    await expect(labels).toHaveAccessibleDescription(/^Enter valid JSON/);

    await userEvent.type(labels, ' 2]');
    await userEvent.clear(canvas.getByLabelText('text'));
    await userEvent.type(canvas.getByLabelText('text'), 'Food{Enter}');
    await expect(last(story)).toMatchObject({
      event: { type: 'note', text: 'Food', labels: [1, 2] },
    });
    // The form is empty again for the next event.
    await expect(canvas.getByLabelText('text')).toHaveValue('Food');
  },
};

const { offers = [], ...snapshot } = accountState.moments['account'] ?? {};
const returned: Offer = {
  type: 'tab.returned',
  examples: [{ type: 'tab.returned' }],
  isPossible: true,
  rejectedBy: null,
  takes: null,
  isByApp: true,
};

/** The number keys stand for user events, not for updates of the app. */
export const KeysOfThePerson: Story = {
  args: {
    story: buildStory({
      ...accountState,
      moments: { account: { ...snapshot, offers: [returned, ...offers] } as ActorSnapshot },
    }),
  },
  play: async ({ canvas, args: { story } }) => {
    const tab = await inTab(canvas);
    const update = await tab.findByRole('button', { name: /tab\.returned/ });
    await expect(update).not.toHaveAttribute('aria-keyshortcuts');
    await expect(tab.getByRole('heading', { name: 'Sent by the app' })).toBeVisible();
    tab.getByRole('button', { name: /^withdraw/ }).focus();
    await userEvent.keyboard('1');
    await expect(last(story)).toMatchObject({ event: { type: 'withdraw' } });
  },
};

export const MultipleExamples: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Payload of withdraw' }));
    await userEvent.selectOptions(canvas.getByLabelText('Example'), '1');
    await userEvent.click(canvas.getByLabelText('receipt'));
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(last(story)).toMatchObject({
      event: { type: 'withdraw', amount: 400, receipt: true },
    });
  },
};

export const RejectedEvent: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    const close = await (await inTab(canvas)).findByRole('button', { name: /^close/ });
    await expect(close).toHaveTextContent('rejected by isEmpty');
    // It can be sent anyway: a rejection by a guard is also covered.
    await userEvent.click(close);
    await expect(last(story)).toMatchObject({ event: { type: 'close' } });
  },
};

export const DrawingOpensForm: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, canvasElement, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Share' }));
    const deposit = await waitFor(() => {
      const found = canvasElement.querySelector<SVGElement>(
        '[data-transition^="account.open: deposit"]',
      );
      if (!found) throw new Error('The chart is not drawn yet.');
      return found;
    });
    deposit.focus();
    await userEvent.keyboard('{Enter}');
    // An event with a payload is not sent immediately: its form opens.
    await waitFor(() => expect(canvas.getByLabelText('amount')).toHaveFocus());
    await expect(story.received).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(last(story)).toMatchObject({ event: { type: 'deposit', amount: 25 } });
  },
};

export const AsText: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Table' }));
    await expect(canvas.queryByRole('region', { name: 'Drawing of account' })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Check' }));
    // Same as a click in the drawing: the form opens.
    await userEvent.click(await canvas.findByRole('button', { name: /^Take deposit/ }));
    await waitFor(() => expect(canvas.getByLabelText('amount')).toHaveFocus());
    await expect(story.received).toEqual([]);
  },
};
