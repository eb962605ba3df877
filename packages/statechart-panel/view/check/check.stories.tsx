import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TabStage } from '../../testing/tab-stage.tsx';
import { orderActor, orderState, orderView } from '../../testing/order-state.ts';
import { CheckTab } from './check-tab.tsx';

const meta = {
  title: 'Panel/Check',
  component: CheckTab,
  parameters: { layout: 'fullscreen' },
  args: {
    state: orderState,
    actor: orderActor,
    view: orderView,
    send: fn(),
    onState: fn(),
  },
  render: (args) => (
    <TabStage>
      <CheckTab {...args} />
    </TabStage>
  ),
} satisfies Meta<typeof CheckTab>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart with the reported problems fixed. */
const cleanView = {
  ...orderView,
  chart: {
    ...orderView.chart,
    states: orderView.chart.states.map((state) => ({
      ...state,
      kind: state.name === 'empty' ? ('final' as const) : state.kind,
      invokes: state.invokes.map((invoke) => ({ ...invoke, hasErrorBranch: true })),
    })),
  },
};

export const Findings: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 findings')).toBeVisible();
    const ends = within(canvas.getByRole('list', { name: 'Dead ends' }));
    await expect(ends.getByRole('listitem')).toHaveTextContent(
      "empty has no outgoing transition, invokes nothing, and isn't final.",
    );
    await expect(
      canvas.getByRole('list', { name: 'Calls without error handling' }),
    ).toHaveTextContent("order doesn't handle an error of listenToUpdates.");
    await expect(
      canvas.getByRole('list', { name: 'Transitions not covered by tests' }),
    ).toHaveTextContent('No test covers updates in order.');

    ends.getByRole('button', { name: 'empty' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onState).toHaveBeenLastCalledWith('order.empty');
  },
};

export const Clean: Story = {
  args: { view: cleanView, state: { ...orderState, coverage: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No problems')).toBeVisible();
    await expect(canvas.getByText(/No test coverage yet/)).toBeVisible();
    const rules = within(canvas.getByRole('list', { name: 'Rules followed' }));
    await expect(rules.getAllByRole('listitem')).toHaveLength(7);
  },
};

export const NarrowAndDark: Story = {
  args: { onState: undefined },
  render: (args) => (
    <TabStage theme="dark" width={360}>
      <CheckTab {...args} />
    </TabStage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('3 findings')).toBeVisible();
  },
};
