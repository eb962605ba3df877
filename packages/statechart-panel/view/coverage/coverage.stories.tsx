import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { Coverage } from '../../core/link/protocol.ts';
import { TabStage } from '../../testing/tab-stage.tsx';
import { orderActor, orderState, orderView } from '../../testing/order-state.ts';
import { CoverageTab } from './coverage-tab.tsx';

const meta = {
  title: 'Panel/Coverage',
  component: CoverageTab,
  parameters: { layout: 'fullscreen' },
  args: {
    state: orderState,
    actor: orderActor,
    view: orderView,
    send: fn(),
    overlay: { isOn: false, onChange: fn() },
  },
  render: (args) => (
    <TabStage>
      <CoverageTab {...args} />
    </TabStage>
  ),
} satisfies Meta<typeof CoverageTab>;
export default meta;
type Story = StoryObj<typeof meta>;

const withCoverage = (change: (coverage: Coverage) => Partial<Coverage>) => {
  const coverage = orderState.coverage['order'];
  if (!coverage) throw new Error('The order has no coverage.');
  return { ...orderState, coverage: { order: { ...coverage, ...change(coverage) } } };
};

export const HalfCovered: Story = {
  play: async ({ canvas, args }) => {
    const states = canvas.getByRole('row', { name: /^States/ });
    await expect(states).toHaveTextContent('States4 of 75 of 77 of 73 of 7');
    const all = canvas.getByRole('row', { name: /^Total/ });
    await expect(all).toHaveTextContent(
      '8 of 17 · 47 %10 of 17 · 58 %15 of 17 · 88 %4 of 17 · 23 %',
    );

    const goToUncovered = canvas.getByRole('button', {
      name: 'Go to next uncovered',
    });
    await userEvent.click(goToUncovered);
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'goToUncovered', actor: 'order' });

    await userEvent.click(canvas.getByRole('switch', { name: 'Show on chart' }));
    await expect(args.overlay.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const NotCovered: Story = {
  play: async ({ canvas }) => {
    const transitions = canvas.getByRole('list', { name: 'Transitions' });
    await expect(transitions).toHaveTextContent('order → stays: updates');
    await expect(canvas.getByRole('list', { name: 'Rejections by guards' })).toHaveTextContent(
      'hasItems rejects done: getOrder in loading',
    );
    await expect(canvas.getByRole('list', { name: 'Responses to calls' })).toHaveTextContent(
      'placeOrder: offline',
    );

    const filter = canvas.getByRole('searchbox', { name: 'Filter uncovered items' });
    await userEvent.type(filter, 'OFF place');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.clear(filter);
    await userEvent.type(filter, 'otherTab');
    await expect(canvas.getByText('No matches.')).toBeVisible();
  },
};

export const ResetIsConfirmed: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Reset…' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Reset…' })).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'This chart' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'coverage.reset', chart: 'order' });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All charts' }));
    await expect(args.send).toHaveBeenLastCalledWith({ type: 'coverage.reset', chart: null });
  },
};

export const AllCovered: Story = {
  args: { state: withCoverage(({ full }) => ({ browser: full })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Everything is covered/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to next uncovered' })).toBeDisabled();
  },
};

export const NoTestRun: Story = {
  args: { state: withCoverage(() => ({ paths: null, stories: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('no data')).toHaveLength(10);
  },
};

export const Frozen: Story = {
  args: { actor: { ...orderActor, isFrozen: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/shows a fixed state/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Go to next uncovered' })).toBeDisabled();
  },
};

export const NotCounted: Story = {
  args: { state: { ...orderState, coverage: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coverage recorded for this chart yet.')).toBeVisible();
  },
};

export const NarrowAndDark: Story = {
  render: (args) => (
    <TabStage theme="dark" width={360}>
      <CoverageTab {...args} />
    </TabStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
