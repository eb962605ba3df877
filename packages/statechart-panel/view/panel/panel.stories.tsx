import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { nothingYet } from '../../core/link/protocol.ts';
import { Stage } from '../../testing/stage.tsx';
import { accountState, boardState, orderState, waitingState } from '../../testing/states.ts';
import { reset, inTab, last, buildStory } from '../../testing/build-story.ts';

const meta = {
  title: 'Panel/Panel',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  beforeEach: reset,
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardOnly: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    const interaction = await canvas.findByRole('tab', { name: 'Interaction' });
    const shortcuts = fn();
    document.addEventListener('keydown', shortcuts);
    interaction.focus();
    await userEvent.keyboard('2');
    await expect(last(story)).toEqual({
      type: 'send',
      actor: 'account',
      event: { type: 'deposit', amount: 25 },
    });

    // Also from the tab's content; a rejected event has no number.
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
    await userEvent.keyboard('1');
    // The surrounding page has shortcuts on the same keys.
    await expect(shortcuts.mock.calls.filter(([{ key }]) => key !== 'Tab')).toEqual([]);
    document.removeEventListener('keydown', shortcuts);
    await userEvent.keyboard('4');
    await expect(story.received).toHaveLength(2);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(last(story)).toMatchObject({ event: { type: 'withdraw', amount: 40 } });

    // The arrow keys wrap around the tabs.
    interaction.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('tab', { name: /^Steps/ })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^3\s*close/ })).toHaveFocus());
    // Past the branch that starts before it.
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(last(story)).toEqual({ type: 'travel', step: '2' });
  },
};

export const FocusStaysNear: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    const tab = await inTab(canvas);
    tab.getByRole('button', { name: /^deposit/ }).focus();
    const snapshot = accountState.moments['account'];
    if (!snapshot) throw new Error('The account has no snapshot.');
    story.notify({ moments: { account: { ...snapshot, offers: [] } } });
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const ResponsesSelected: Story = {
  args: {
    story: buildStory(orderState),
    contractAddress: (operation) => `./reference/index.html#${operation}`,
  },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select response' }));
    const group = canvas.getByRole('group', { name: /^getOrder/ });
    await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
    const conflict = canvas.getByRole('radio', { name: '409 sold out' });
    await userEvent.click(conflict);
    await expect(last(story)).toEqual({
      type: 'override',
      operation: 'placeOrder',
      choice: '409',
      isPersistent: false,
    });
    await canvas.findByRole('tab', { name: /Responses\s*, 1 response selected/ });

    const [, scope] = canvas.getAllByLabelText('Apply to');
    if (!scope) throw new Error('No scope.');
    await userEvent.selectOptions(scope, 'all');
    await expect(last(story)).toMatchObject({ choice: '409', isPersistent: true });

    await userEvent.click(canvas.getByRole('button', { name: 'Reset all' }));
    await waitFor(() => expect(conflict).not.toBeChecked());
    await expect(canvas.getByRole('link', { name: 'Contract of getOrder' })).toHaveAttribute(
      'href',
      './reference/index.html#getOrder',
    );
  },
};

export const TimeJumps: Story = {
  args: { story: buildStory(waitingState) },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: /^Time/ }));
    await expect(canvas.getByText('Sun, 1 Mar 2026, 10:00:00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Jump to next' }));
    await canvas.findByText('Sun, 1 Mar 2026, 10:01:30');
    await userEvent.click(canvas.getByRole('button', { name: 'Past midnight' }));
    await canvas.findByText('Mon, 2 Mar 2026, 00:00:01');
    await expect(story.received.map(({ type }) => type)).toEqual(['clock.jump', 'clock.advance']);
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await canvas.findByText('Mon, 2 Mar 2026, 00:00:02');
  },
};

export const ChildActors: Story = {
  args: { story: buildStory(boardState) },
  play: async ({ canvas, args: { story } }) => {
    const chooser = await canvas.findByRole('combobox', { name: 'Actor' });
    await userEvent.selectOptions(chooser, 'task');
    await expect(canvas.getByRole('status', { name: 'Current state' })).toHaveTextContent(
      'planned',
    );
    await userEvent.click((await inTab(canvas)).getByRole('button', { name: /^start/ }));
    await expect(last(story)).toMatchObject({ actor: 'task', event: { type: 'start' } });
  },
};

export const Frozen: Story = {
  args: {
    story: buildStory(accountState, {
      actors: accountState.actors.map((actor) => ({ ...actor, isFrozen: true })),
    }),
    interactionStory: {
      title: 'Interaction',
      address: '?path=/story/flows--interaction',
      open: fn(),
    },
  },
  play: async ({ canvas, args: { interactionStory } }) => {
    const tab = await inTab(canvas);
    await expect(tab.getByRole('button', { name: /^withdraw/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('link', { name: 'Try the chart in Interaction' }));
    await expect(interactionStory?.open).toHaveBeenCalledOnce();
  },
};

export const NoChart: Story = {
  args: { story: buildStory(nothingYet, { story: accountState.story }) },
  play: async ({ canvas }) => {
    await canvas.findByText('This story has no chart.');
  },
};

export const AnotherStory: Story = {
  args: { story: buildStory() },
  play: async ({ canvas, args: { story } }) => {
    await inTab(canvas);
    story.notify({ story: { id: 'other', title: 'Other', name: 'Other' } });
    await canvas.findByText('This story has no chart.');
    await expect(canvas.queryByRole('tabpanel')).toBeNull();
  },
};

export const PlayingWithNotice: Story = {
  args: {
    story: buildStory(accountState, {
      play: { isPlaying: true, done: 3, of: 12 },
      notices: [
        {
          id: 'n',
          kind: 'warning',
          text: 'The chart has changed since this interaction was shared.',
        },
      ],
    }),
  },
  play: async ({ canvas, args: { story } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Dismiss/ }));
    await waitFor(() => expect(canvas.queryByText(/has changed/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(last(story)).toEqual({ type: 'play.stop' });
  },
};

export const Splitter: Story = {
  args: { story: buildStory() },
  play: async ({ canvas }) => {
    const splitter = await canvas.findByRole('separator', { name: 'Chart size' });
    splitter.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '51');
    await userEvent.keyboard('{End}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '80');
  },
};

export const Narrow: Story = {
  args: { story: buildStory(), width: 420, height: 800 },
  play: async ({ canvas }) => {
    const splitter = await canvas.findByRole('separator', { name: 'Chart size' });
    await waitFor(() => expect(splitter).toHaveAttribute('aria-orientation', 'horizontal'));
    splitter.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(splitter).toHaveAttribute('aria-valuenow', '53');
  },
};

export const Dark: Story = {
  args: { story: buildStory(), theme: 'dark' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Payload of withdraw' }));
    await expect(canvas.getByLabelText('amount')).toHaveValue('40');
  },
};
