import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createImageCache } from '#session/storage/files/image-cache.ts';
import { employeeImageMachine } from '#machines/employees/form/employee-image.machine.ts';
import { exampleEmployee } from '#machines/employees/employee.fixtures.ts';
import type { ImageUploadContext } from '#machines/records/create-image-upload.ts';
import { api } from '#openapi/client/index.ts';
import ImageCropper from '#ui/images/image-cropper.tsx';
import { ImageProvider } from '#ui/images/image-source.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { EmployeePicture } from './employee-picture.tsx';

const portrait = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><rect width="400" height="300" fill="#7aa2c8"/><circle cx="200" cy="120" r="60" fill="#f2d3b8"/></svg>',
  ],
  'portrait.svg',
  { type: 'image/svg+xml' },
);
const input = { id: exampleEmployee.id };

const meta = {
  title: 'Flows/Employees/Employee Image',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => (
    <EmployeePicture
      actor={frozenActor(employeeImageMachine, { state, input, context })}
      employee={exampleEmployee}
      Cropper={ImageCropper}
      onRemove={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<ImageUploadContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const choosing = { flow: 'employee-image', state: 'choosing' };

export const Choosing: Story = { parameters: choosing };
export const Arabic: Story = { parameters: choosing, globals: { language: 'ar' } };
export const WrongType: Story = {
  parameters: choosing,
  args: { context: { error: { rule: 'image' } } },
};
export const Cropping: Story = {
  parameters: { flow: 'employee-image', state: 'cropping' },
  args: { context: { file: portrait } },
};
export const Uploading: Story = {
  parameters: { flow: 'employee-image', state: 'uploading' },
  args: { context: { file: portrait } },
};
export const Failed: Story = {
  parameters: { flow: 'employee-image', state: 'failed' },
  args: { context: { file: portrait } },
};

const images = createImageCache();

/** As in the app: the uploaded picture is shown. */
function Live() {
  const [profileImageUrl, setUrl] = useState<string | null>(null);
  const actor = useStoryActor(employeeImageMachine, { input });
  useEmitted(actor, { 'avatar.changed': ({ imageUrl }) => setUrl(imageUrl) });
  return (
    <ImageProvider source={images}>
      <EmployeePicture
        actor={actor}
        employee={{ ...exampleEmployee, profileImageUrl }}
        Cropper={ImageCropper}
        onRemove={fn()}
      />
    </ImageProvider>
  );
}

/** Ava crops a picture of Ben; it is stored, and can be removed from then on. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-image' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const field = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('There is nothing to select a file with.');
    await userEvent.upload(field, portrait);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    const upload = dialog.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).toBeEnabled());
    await userEvent.click(upload);
    await expect(await canvas.findByRole('button', { name: 'Remove picture' })).toBeVisible();
    const { employee } = await api.getEmployee({ path: input });
    await expect(employee.profileImageUrl).not.toBeNull();
    await expect(problems).toEqual([]);
  }),
};
