import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import type { AnyStateMachine } from 'xstate';
import { describeChart } from '../../core/chart/describe.ts';
import { callingMachine, historyMachine, parallelMachine } from '../../testing/charts.ts';
import { delayed, guarded, parcel } from '../../testing/recorded-states.ts';
import { useInteraction } from '../../testing/use-interaction.ts';
import { PanelRoot } from '../panel-root.tsx';
import { ChartOutline } from './chart-outline.tsx';

function Covered({ machine }: { machine: AnyStateMachine }) {
  const { take, ...snapshot } = useInteraction(machine);
  return <ChartOutline {...snapshot} onTransition={take} />;
}

const meta = {
  title: 'Panel/Outline',
  component: ChartOutline,
  decorators: [
    (Story) => (
      <PanelRoot>
        <Story />
      </PanelRoot>
    ),
  ],
  args: { ...guarded, onTransition: fn() },
} satisfies Meta<typeof ChartOutline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PossibleAndRejected: Story = {
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Transitions of open' }));
    await expect(
      rows.getByRole('row', { name: /close.*isEmpty.*rejected by isEmpty/ }),
    ).toBeVisible();
    await expect(
      rows.getByRole('row', { name: /withdraw.*isSmall.*preceded by withdraw/ }),
    ).toBeVisible();
    const others = within(canvas.getByRole('table', { name: 'Transitions of overdrawn' }));
    await expect(others.getByRole('row', { name: /deposit.*settling.*inactive/ })).toBeVisible();
    await userEvent.click(rows.getByRole('button', { name: 'Take deposit' }));
    await expect(args.onTransition).toHaveBeenCalledWith('account.open: deposit[0] → stays');
  },
};

/** Each possible transition is one stop of the Tab key; nothing else is. */
export const KeyboardOnly: Story = {
  render: () => <Covered machine={parallelMachine} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Take cancelled' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sending = canvas.getByText('sending').closest('li');
    await expect(sending).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take upload.ended' })).toBeVisible();
  },
};

export const NestedAndParallel: Story = {
  args: parcel,
  play: async ({ canvas }) => {
    const regions = within(canvas.getByRole('list', { name: 'States within working' }));
    await expect(regions.getByText('file')).toBeVisible();
    await expect(regions.getAllByText('active').length).toBeGreaterThan(3);
    await expect(canvas.getAllByText('covered before').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('covered by tests only').length).toBeGreaterThan(0);
  },
};

export const History: Story = {
  args: { chart: describeChart(historyMachine), active: ['player', 'player.paused'], possible: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('deep history')).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: /resumed\.deep.*playing\.lastExactly/ }),
    ).toBeVisible();
  },
};

export const Delayed: Story = {
  args: delayed,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /after redPhase.*isWorn.*dark.*automatic/ }),
    ).toBeVisible();
  },
};

/** Its invokes and final state; the pressed button shows the state selected in another view. */
export const CallsAndFinal: Story = {
  args: {
    chart: describeChart(callingMachine),
    active: ['order', 'order.placed'],
    possible: {},
    onState: fn(),
    selected: 'order.placing',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('invokes placeOrder')).toBeVisible();
    await expect(canvas.getByText('final')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'placing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'loading' }));
    await expect(args.onState).toHaveBeenCalledWith('order.loading');
  },
};

export const Dark: Story = { args: parcel, globals: { theme: 'dark' } };
