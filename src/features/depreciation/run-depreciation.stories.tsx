import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { stateOfYear } from '#machines/depreciation/assessment-year.ts';
import { exampleYear, waitingYear } from '#machines/depreciation/depreciation.fixtures.ts';
import {
  runDepreciationMachine,
  type RunDepreciationContext,
} from '#machines/depreciation/run-depreciation.machine.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { RunDialog } from './run-dialog.tsx';

const year = exampleYear;
const again = { ...exampleYear, changedCount: 2, depreciation: 615_000, closingValue: 1_777_000 };

const meta = {
  title: 'Flows/Depreciation/Run Depreciation',
  tags: ['autodocs'],
  args: { context: { year } },
  render: ({ context }, { parameters }) => (
    <RunDialog
      actor={frozenActor(runDepreciationMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<RunDepreciationContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = {
  parameters: { flow: 'run-depreciation', state: 'resting' },
  args: { context: {} },
};
export const Confirming: Story = {
  parameters: { flow: 'run-depreciation', state: 'confirming' },
  args: { context: { year } },
};
export const Waiting: Story = {
  parameters: { flow: 'run-depreciation', state: 'running.waiting' },
};
/** The progress bar has a text as well, and screen readers announce it in quarters. */
export const Looking: Story = {
  parameters: { flow: 'run-depreciation', state: 'running.looking' },
  args: { context: { year, progress: { computedCount: 28_000, assetCount: 50_056 } } },
  play: playIfEnabled(async () => {
    const bar = await screen.findByRole('progressbar', { name: /^Running / });
    await expect(bar).toHaveAttribute('aria-valuetext', '28,000 of 50,056 assets calculated');
    await expect(bar).toHaveAttribute('value', expect.stringMatching(/^55\.9/));
    await expect(screen.getByText('50% calculated')).toHaveAttribute('role', 'status');
  }),
};
export const Unmeasured: Story = {
  parameters: { flow: 'run-depreciation', state: 'running.unmeasured' },
};
export const Done: Story = {
  parameters: { flow: 'run-depreciation', state: 'done' },
  args: { context: { year, outcome: again } },
};
/** A current year, for the first time. */
export const FirstRun: Story = {
  parameters: { flow: 'run-depreciation', state: 'done' },
  args: {
    context: {
      year: waitingYear,
      outcome: { ...again, changedCount: null, isProvisional: true },
    },
  },
};
export const Failed: Story = {
  parameters: { flow: 'run-depreciation', state: 'failed' },
  args: { context: { year, failure: { kind: 'down', message: '' } } },
};

function Live() {
  const actor = useStoryActor(runDepreciationMachine);
  const runLast = async () => {
    const { assetAssessmentYear } = await api.listAssessmentYears({
      body: toSearchData(firstPage),
    });
    const last = assetAssessmentYear.find((each) => stateOfYear(each) === 'final');
    if (last) actor.send({ type: 'depreciation.run', year: last });
  };
  return (
    <>
      <Button onPress={runLast}>Run a year</Button>
      <RunDialog actor={actor} />
    </>
  );
}

/** A past year is run again: after a confirmation, at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'run-depreciation' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Run a year' }));
    await screen.findByRole('dialog', { name: /^Run .* again\?$/ });
    setScenario('server-down');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(retry);
    const message = await screen.findByRole('dialog', { name: / completed$/ });
    await expect(message).toHaveTextContent('No changes since the last run.');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  }),
};
