import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  tenantLogoMachine,
  type TenantLogoContext,
} from '#machines/organization/tenant-logo.machine.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { TenantLogo } from './tenant-logo.tsx';

const input = { logoUrl: null };

const meta = {
  title: 'Flows/Organization/Tenant Logo',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <TenantLogo
      tenantName="Aster Labs"
      actor={frozenActor(tenantLogoMachine, { state: parameters['state'], input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<TenantLogoContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'tenant-logo', state: 'resting' } };

export const Rejected: Story = {
  parameters: { flow: 'tenant-logo', state: 'resting' },
  args: { context: { error: { rule: 'image' } } },
};

export const Uploading: Story = { parameters: { flow: 'tenant-logo', state: 'uploading' } };

/** A file of another type is rejected before the upload; an image is uploaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tenant-logo' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    const upload = await canvas.findByRole('button', { name: 'Upload logo' });
    const fileInput = canvasElement.querySelector('input');
    if (!fileInput) throw new Error('There is no place for a file.');
    await userEvent.upload(fileInput, new File(['x'], 'logo.png', { type: 'application/pdf' }));
    const rejection = 'Please upload an image with the file format as .jpg, .png or .svg.';
    await expect(await canvas.findByText(rejection)).toBeVisible();
    await userEvent.upload(fileInput, new File([await image()], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.queryByText(rejection)).toBeNull());
    await waitFor(() => expect(upload).not.toHaveAttribute('data-pending'));
    await expect(problems).toEqual([]);
  }),
};

function Live() {
  return (
    <TenantLogo
      tenantName="Aster Labs"
      actor={useStoryActor(tenantLogoMachine, { input: { logoUrl: null } })}
    />
  );
}

/** A small image, drawn on a canvas. */
async function image(): Promise<Blob> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
  return canvas.convertToBlob({ type: 'image/png' });
}
