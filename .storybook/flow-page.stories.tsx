import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { flows } from './charts.ts';
import { FlowPage } from './pages/flow-page.tsx';
import type { FlowStory } from './pages/flow-story.ts';

const stories: FlowStory[] = [
  { id: 'flows-clockwork-mini-timer--stopped', name: 'Stopped', state: 'stopped' },
  { id: 'flows-clockwork-mini-timer--running', name: 'Running', state: 'running.idle' },
  { id: 'flows-clockwork-mini-timer--interaction', name: 'Interaction', state: null },
];

const meta = {
  title: 'Start/Flow page',
  parameters: { layout: 'fullscreen' },
  args: { flow: 'mini-timer' },
  argTypes: { flow: { control: 'select', options: flows.map(({ id }) => id) } },
  render: ({ flow }) => {
    const shown = flows.find(({ id }) => id === flow);
    return shown ? <FlowPage flow={shown} stories={stories} /> : <p>Flow not found.</p>;
  },
} satisfies Meta<{ flow: string }>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state, transition, call and rule of the chart is on the page. */
export const MiniTimer: Story = {
  play: async ({ canvas }) => {
    const flow = flows.find(({ id }) => id === 'mini-timer');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Mini Timer');
    await expect(await canvas.findByRole('group', { name: 'Chart mini-timer' })).toBeVisible();
    const getRows = (name: string) =>
      within(canvas.getByRole('region', { name })).getAllByRole('rowheader');
    const states = flow?.chart.states.slice(1) ?? [];
    await expect(getRows('States')).toHaveLength(states.length);
    for (const { description } of states) {
      await expect(canvas.getAllByText(description)[0]).toBeVisible();
    }
    await expect(getRows('Transitions')).toHaveLength(flow?.chart.transitions.length ?? 0);
    await expect(getRows('Calls').map(({ textContent }) => textContent)).toEqual([
      'getClockWorkMini',
      'startMiniEntry',
      'updateMiniEntry',
      'endMiniEntry',
    ]);
    for (const { text } of flow?.testModel.rules ?? []) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

/** A state links to the stories that show it, a call to its section in the contract. */
export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stopped' })).toHaveAttribute(
      'href',
      './?path=/story/flows-clockwork-mini-timer--stopped',
    );
    const call = canvas.getByRole<HTMLAnchorElement>('link', { name: 'startMiniEntry' });
    await expect(new URL(call.href).hash).toBe('#/clockwork/startminientry');
    await expect((await fetch(call.href)).ok).toBe(true);
  },
};

/** The largest chart. */
export const Session: Story = { args: { flow: 'session' } };
