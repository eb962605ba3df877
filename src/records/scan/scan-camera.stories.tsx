import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  scanCameraMachine,
  type ScanCameraContext,
} from '#machines/asset-scan/scan-camera.machine.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { CameraView } from './camera-view.tsx';

const meta = {
  title: 'Flows/Asset Scan/Scan Camera',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <CameraView
      actor={frozenActor(scanCameraMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<ScanCameraContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { parameters: { flow: 'scan-camera', state: 'off' } };
export const Opening: Story = { parameters: { flow: 'scan-camera', state: 'on.opening' } };
export const Watching: Story = { parameters: { flow: 'scan-camera', state: 'on.watching' } };
export const Denied: Story = {
  parameters: { flow: 'scan-camera', state: 'rejected' },
  args: { context: { error: 'denied' } },
};
export const Missing: Story = {
  parameters: { flow: 'scan-camera', state: 'rejected' },
  args: { context: { error: 'missing' } },
};

function Live() {
  return <CameraView actor={useStoryActor(scanCameraMachine)} />;
}

/** The camera is requested, and released before it starts. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'scan-camera' },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Scan with camera' }));
    await expect(await canvas.findByText('Allow camera access in your browser.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn camera off' }));
    await expect(await canvas.findByRole('button', { name: 'Scan with camera' })).toBeVisible();
  }),
};
