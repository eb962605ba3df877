import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hrmsImportMachine } from '#machines/hrms/hrms-import.machine.ts';
import type { HrmsImportContext } from '#machines/hrms/hrms-import.setup.ts';
import { hrmsRunListMachine } from '#machines/hrms/hrms-run-list.machine.ts';
import { hrmsRunMachine } from '#machines/hrms/hrms-run.machine.ts';
import {
  exampleApplied,
  exampleConnection,
  exampleDisconnected,
  exampleHalfConnection,
  exampleHalfPreview,
  exampleIntegrations,
  examplePreview,
  exampleRun,
  exampleSamePreview,
  exampleUndoneRun,
  exampleWithoutHrms,
} from '#machines/hrms/hrms.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { HrmsImportScreen } from './hrms-import.screen.tsx';

const rows = [exampleRun, exampleUndoneRun];

const meta = {
  title: 'Flows/HRMS/HRMS Import',
  tags: ['autodocs'],
  decorators: [withRights(['organizationSettings.basic']), withRouter],
  args: { context: { integrations: exampleIntegrations } },
  render: ({ context }, { parameters }) => (
    <HrmsImportScreen
      {...createStaticListState()}
      actor={frozenActor(hrmsImportMachine, {
        state: parameters['state'],
        input: { runs: {} },
        context,
      })}
      runs={frozenActor(hrmsRunListMachine, {
        state: 'shown',
        input: { search: firstPage },
        context: { rows, total: rows.length, shownSearch: firstPage },
      })}
      run={frozenActor(hrmsRunMachine, { state: 'closed', input: undefined })}
      onRetry={() => undefined}
    />
  ),
} satisfies Meta<{ context: Partial<HrmsImportContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<HrmsImportContext> = {}): Story => ({
  parameters: { flow: 'hrms-import', state: name },
  args: { context: { integrations: exampleIntegrations, ...context } },
});
const ids = examplePreview.differences.map(({ id }) => id);
const compared = { preview: examplePreview, selectedIds: ids };

export const Loading = state('loading', { integrations: null });
export const Unavailable = state('unavailable', { integrations: null, cause: 'down' });
export const Opening = state('opening');
export const Disconnected = state('disconnected', { integrations: exampleDisconnected });
export const NoProviders = state('disconnected', { integrations: exampleWithoutHrms });
export const Connecting = state('connecting', { integrations: exampleDisconnected });
export const Ready = state('ready');
export const Tested = state('ready', { connection: exampleConnection });
export const HalfConnection = state('ready', { connection: exampleHalfConnection });
export const ProviderDown = state('ready', {
  failure: {
    step: 'test',
    kind: 'down',
    message: 'The HRMS provider does not respond. Nothing was imported. Try again later.',
  },
});
export const Testing = state('testing');
export const Comparing = state('comparing');
export const Compared = state('compared', compared);
export const Arabic: Story = { ...Compared, globals: { language: 'ar' } };
export const SomeSelected = state('compared', { ...compared, selectedIds: ids.slice(0, 1) });
export const NoneSelected = state('compared', { ...compared, selectedIds: [] });
/** The provider has sent half of its records: nothing can be selected or applied. */
export const HalfResponse = state('compared', { preview: exampleHalfPreview });
export const NoDifferences = state('compared', { preview: exampleSamePreview });
export const LongTexts = state('compared', {
  preview: {
    ...examplePreview,
    differences: examplePreview.differences.map((each) => ({
      ...each,
      employeeName: longText,
      currentValue: longText,
      providerValue: longText,
    })),
  },
});
export const Applying = state('applying', compared);
export const Refreshing = state('refreshing', compared);
/** One value was imported, and the rest was left. */
export const Applied = state('compared', { ...compared, applied: exampleApplied });
export const AppliedAll = state('compared', {
  preview: exampleSamePreview,
  applied: { ...exampleApplied, skipped: [], outdatedIds: [] },
});

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(hrmsImportMachine, { input: { runs: { search: listState.search } } });
  const run = useCompanion(actor, hrmsRunMachine);
  const runs = useCompanion(actor, hrmsRunListMachine);
  useStoryListAddress(runs, listState);
  return (
    <HrmsImportScreen
      {...createStaticListState()}
      {...listState}
      actor={actor}
      runs={runs}
      run={run}
      onRetry={onRetry}
    />
  );
});

/** Ava compares while the HRMS sends half, applies two differences, and undoes them. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'hrms-import' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('hrms-incomplete');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await canvas.findByText(/of 7 records arrived/);
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Compare again' }));
    const designations = await canvas.findByRole('group', { name: 'Designation' });
    await userEvent.click(within(designations).getByRole('checkbox', { name: 'Person' }));
    await canvas.findByText('2 of 4 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply selected' }));
    await canvas.findByText('2 values were imported');
    // The log has reloaded.
    await canvas.findByText('Showing 1 - 4 of 4 records');
    const [details] = await canvas.findAllByRole('button', { name: /^Details and undo/ });
    if (!details) throw new Error('The log has a run that can be undone.');
    await userEvent.click(details);
    const dialog = within(await screen.findByRole('dialog', { name: /^Import of/ }));
    await dialog.findByText('Ben Okafor');
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }));
    await waitFor(() => expect(dialog.getByText('Undone')).toBeVisible());
  }),
};
