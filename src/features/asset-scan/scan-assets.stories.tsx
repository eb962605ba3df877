import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { scanAssetsMachine } from '#machines/asset-scan/scan-assets.machine.ts';
import type { ScanList } from '#machines/asset-scan/scan-list.ts';
import {
  exampleReceiver,
  exampleScan,
  exampleScanned,
} from '#machines/asset-scan/scan.fixtures.ts';
import { defaultScanSettings, type Scan } from '#machines/asset-scan/scan.ts';
import { scanInput, scanningRights, ScanStory } from './asset-scan.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const settings = { ...defaultScanSettings, what: 'assign' as const, receiver: exampleReceiver };
const waiting: Scan = {
  ...exampleScan,
  number: 4,
  code: 'AS-MON-0007',
  outcome: 'waiting',
  asset: null,
};
const scans: readonly Scan[] = [
  { ...exampleScan, number: 3, code: 'NO-SUCH-CODE', outcome: 'none', asset: null },
  {
    ...exampleScan,
    number: 2,
    outcome: 'rejected',
    asset: { ...exampleScanned, assetCode: 'AS-PRJ-0003', name: longText },
    message: 'AS-PRJ-0003 isn’t in store. Its status is Repair.',
  },
  exampleScan,
];

const meta = {
  title: 'Flows/Asset Scan/Scan Assets',
  tags: ['autodocs'],
  decorators: [withRights(scanningRights), withRouter],
  args: { context: { settings, scans, mark: { what: 'rejected', number: 3 } } },
  render: ({ context }, { parameters }) => (
    <ScanStory
      actor={frozenActor(scanAssetsMachine, {
        state: parameters['state'],
        input: scanInput,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<ScanList> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'scan-assets', state: 'idle' } };
export const Empty: Story = {
  parameters: { flow: 'scan-assets', state: 'idle' },
  args: { context: {} },
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'Nothing scanned yet.', { role: 'link', name: 'Print labels to scan' }),
  ),
};
/** A user with view access only can open assets; the other actions show why they are disabled. */
export const ViewOnly: Story = {
  ...Empty,
  decorators: [withRights(['assetManager.basic', 'assetManager.view'])],
};
export const AlreadyListed: Story = {
  parameters: { flow: 'scan-assets', state: 'idle' },
  args: { context: { settings, scans, mark: { what: 'twice', number: 1 } } },
};
/** The action is only partly set up. */
export const SettingsIncomplete: Story = {
  parameters: { flow: 'scan-assets', state: 'idle' },
  args: {
    context: {
      settings: { ...defaultScanSettings, what: 'status' },
      mark: { what: 'unset', number: null },
    },
  },
};
/** Codes from an earlier session wait for a decision. */
export const StoredOnDevice: Story = {
  parameters: { flow: 'scan-assets', state: 'idle' },
  args: {
    context: {
      persisted: ['AS-LAP-0004', 'AS-LAP-0005'].map((code) => ({ code, action: waiting.action })),
    },
  },
};
export const NotUndone: Story = {
  parameters: { flow: 'scan-assets', state: 'idle' },
  args: {
    context: {
      settings,
      scans,
      notUndone: { message: 'AS-LAP-0002 isn’t assigned to anyone.', cause: null },
    },
  },
};
export const LookingUp: Story = {
  parameters: { flow: 'scan-assets', state: 'lookingUp' },
  args: { context: { settings, scans: [waiting, ...scans] } },
};
export const Doing: Story = {
  parameters: { flow: 'scan-assets', state: 'doing' },
  args: { context: { settings, scans: [{ ...waiting, asset: exampleScanned }, ...scans] } },
};
export const Undoing: Story = { parameters: { flow: 'scan-assets', state: 'undoing' } };
export const Failed: Story = {
  parameters: { flow: 'scan-assets', state: 'failed' },
  args: { context: { settings, scans: [waiting, ...scans], cause: 'unreachable' } },
};

function Live() {
  return <ScanStory actor={useStoryActor(scanAssetsMachine, { input: scanInput })} />;
}

/** A laptop is sent to repair, scanned again, and brought back. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'scan-assets' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Set status' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Scrap' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    // Wherever the focus is, a scanner types and presses Enter.
    await userEvent.keyboard('NO-SUCH-CODE{Enter}');
    await expect(
      await canvas.findByText('No asset has the code', { exact: false }),
    ).toHaveTextContent('No asset has the code NO-SUCH-CODE.');
    await userEvent.keyboard('AS-LAP-0003{Enter}');
    await expect(await canvas.findByText(/^AS-LAP-0003: /)).toBeVisible();
  }),
};
