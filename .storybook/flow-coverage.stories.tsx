import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { flows } from './charts.ts';
import { StartPage } from './pages/start-page.tsx';
import type { CoveredCharts } from './pages/use-coverage.ts';
import { nothingCovered, listFullCoverage } from '@atrium/statechart-panel/core';

/** Full coverage of every chart. */
const everything: CoveredCharts = Object.fromEntries(
  flows.map(({ id, chart }) => [id, listFullCoverage(chart, {})]),
);

const choices = ['200', '409'].map((id) => ({
  id,
  kind: 'success' as const,
  label: id,
  status: Number(id),
}));

const meta = {
  title: 'Start/Flow coverage',
  component: StartPage,
  parameters: { layout: 'fullscreen' },
  args: {
    byPaths: everything,
    byStories: { 'mini-timer': { ...nothingCovered, outcomes: ['startMiniEntry 409'] } },
    contract: { choicesFor: (operation) => (operation === 'startMiniEntry' ? choices : []) },
    byHand: { 'mini-timer': { ...nothingCovered, states: ['mini-timer', 'mini-timer.checking'] } },
    person: 'ava',
  },
} satisfies Meta<typeof StartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All items of the mini timer that interactions can cover, without the responses to its calls. */
const { states, transitions, rejections } = everything['mini-timer'] ?? nothingCovered;
const all = states.length + transitions.length + rejections.length;

/**
 * The row of a flow, found by its link: the names of all rows, some ten thousand elements, take
 * seconds to compute.
 */
const findRow = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByText(name, { selector: 'th a' }).closest('tr');

export const SomeCovered: Story = {
  play: async ({ canvas }) => {
    const row = findRow(canvas, 'Mini Timer');
    await expect(row).toHaveTextContent(`100 %${all} of ${all}`);
    // The stories have covered nothing of the chart, and tried one of the two responses.
    await expect(row).toHaveTextContent(`0 %0 of ${all}50 %1 of 2`);
    await expect(row).toHaveTextContent(`${Math.floor(200 / all)} %2 of ${all}`);
    await expect(findRow(canvas, 'Dashboard')).toHaveTextContent('0 %0 of');
    await expect(canvas.getByRole('button', { name: 'Selected: Ava Stone' })).toBeDisabled();
  },
};

/** Without results of a test run, the page reports that there are none and shows no numbers. */
export const NothingKnown: Story = {
  args: { byPaths: null, byStories: null, byHand: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No test coverage yet/)).toBeVisible();
    await expect(findRow(canvas, 'Mini Timer')).toHaveTextContent('unknown');
  },
};
