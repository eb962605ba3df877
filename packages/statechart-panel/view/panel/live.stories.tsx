import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { callingMachine, type OrdersApi } from '../../testing/calling.machine.ts';
import { delayedMachine } from '../../testing/delayed.machine.ts';
import { Live } from '../../testing/live.tsx';
import { parallelMachine } from '../../testing/parallel.machine.ts';
import { spawningMachine } from '../../testing/spawning.machine.ts';
import { reset } from '../../testing/build-story.ts';

type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Panel/Live',
  component: Live,
  parameters: { layout: 'fullscreen' },
  beforeEach: reset,
} satisfies Meta<typeof Live>;
export default meta;
type Story = StoryObj<typeof meta>;

const stands = async (canvas: Canvas, path: string) =>
  await waitFor(() =>
    expect(canvas.getByRole('status', { name: 'Current state' })).toHaveTextContent(path),
  );

/** Within the selected tab: the drawing has buttons for the same events. */
const press = async (canvas: Canvas, name: RegExp) => {
  const tab = within(await canvas.findByRole('tabpanel'));
  await userEvent.click(await tab.findByRole('button', { name }));
};

/** The layout comes from a worker; until then, nothing in the pane takes the focus. */
const drawn = async (canvas: Canvas) => await canvas.findByRole('region', { name: /^Drawing of/ });

const open = async (canvas: Canvas, name: RegExp) =>
  await userEvent.click(await canvas.findByRole('tab', { name }));

export const DelaysAndTravel: Story = {
  args: { machine: delayedMachine },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await press(canvas, /^pressed/);
    await stands(canvas, 'yellow');
    await open(canvas, /^Time/);
    await press(canvas, /^Jump to next/);
    await stands(canvas, 'red');
    await open(canvas, /^Steps/);
    await press(canvas, /^2\s*pressed/);
    await stands(canvas, 'yellow');
    await press(canvas, /^1\s*start/);
    await stands(canvas, 'green');
  },
};

export const SpawnedChildren: Story = {
  args: { machine: spawningMachine },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await press(canvas, /^task\.added/);
    const chooser = await canvas.findByRole('combobox', { name: 'Actor' });
    await userEvent.selectOptions(chooser, within(chooser).getAllByRole('option').at(-1) ?? []);
    await press(canvas, /^start/);
    await stands(canvas, 'doing');
  },
};

export const ParallelRegions: Story = {
  args: { machine: parallelMachine },
  play: async ({ canvas }) => {
    await drawn(canvas);
    const now = await canvas.findByRole('status', { name: 'Current state' });
    await waitFor(() => expect(now.children.length).toBeGreaterThan(1));
  },
};

const api: OrdersApi = {
  getOrder: (id) => Promise.resolve({ id, items: 2 }),
  placeOrder: () => Promise.resolve({ number: 'A-1' }),
};

export const PromisesAndFinal: Story = {
  args: { machine: callingMachine, input: { api } },
  play: async ({ canvas }) => {
    await drawn(canvas);
    await stands(canvas, 'filled');
    await press(canvas, /^place/);
    await stands(canvas, 'placed');
    await canvas.findByText(/has finished/);
    await open(canvas, /^Steps/);
    await expect(
      await canvas.findByRole('button', { name: /^4\s*done: placeOrder/ }),
    ).toBeVisible();
  },
};
