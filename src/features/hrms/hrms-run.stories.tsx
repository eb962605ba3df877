import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hrmsRunMachine } from '#machines/hrms/hrms-run.machine.ts';
import { exampleDetails, exampleRun, exampleUndone } from '#machines/hrms/hrms.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { HrmsRunDialog } from './hrms-run-dialog.tsx';

type Context = Partial<ReturnType<typeof hrmsRunMachine.getInitialSnapshot>['context']>;

const meta = {
  title: 'Flows/HRMS/HRMS Run',
  tags: ['autodocs'],
  args: { context: { details: exampleDetails } },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(hrmsRunMachine, { state, input: undefined, context });
    return (
      <>
        <StateCard machine={hrmsRunMachine} actor={actor} />
        <HrmsRunDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Context }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Context = { details: exampleDetails }): Story => ({
  parameters: { flow: 'hrms-run', state: name },
  args: { context },
});
const { hrmsRun, changes } = exampleDetails;

export const Closed = state('closed');
export const Loading = state('loading', { details: null });
export const Unavailable = state('unavailable', { details: null, cause: 'down' });
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
/** Another run has followed. */
export const NotLast = state('shown', {
  details: { hrmsRun: { ...hrmsRun, isUndoable: false }, changes },
});
export const Empty = state('shown', {
  details: { hrmsRun: { ...hrmsRun, isUndoable: false, changedCount: 0 }, changes: [] },
});
/** A value was changed since, and left. */
export const Undone = state('shown', { details: exampleUndone });
export const Failed = state('shown', {
  details: exampleDetails,
  failure: { kind: 'down', message: '' },
});
export const Undoing = state('undoing');

function Live() {
  const actor = useStoryActor(hrmsRunMachine);
  const open = async () => {
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const { hrmsRuns } = await api.searchHrmsRuns({ body });
    actor.send({ type: 'run.open', id: hrmsRuns[0]?.id ?? exampleRun.id });
  };
  return (
    <>
      <Button onPress={() => void open()}>Open the last import</Button>
      <HrmsRunDialog actor={actor} />
    </>
  );
}

/** Ava undoes the last past import. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'hrms-run' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the last import' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Import of/ }));
    await dialog.findByText('Chloe Martin');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(dialog.getByText('Undone')).toBeVisible());
    await expect(dialog.queryByRole('button', { name: 'Undo import' })).toBeNull();
  }),
};
