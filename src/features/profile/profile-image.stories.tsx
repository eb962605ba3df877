import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createImageCache } from '#session/storage/files/image-cache.ts';
import { profileImageMachine } from '#machines/profile/profile-image.machine.ts';
import type { ImageUploadContext } from '#machines/records/create-image-upload.ts';
import { imageBytes } from '#machines/validation/file-rules.ts';
import ImageCropper from '#ui/images/image-cropper.tsx';
import { ImageProvider } from '#ui/images/image-source.tsx';
import { profile } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ProfileCard } from './profile-card.tsx';

const buildSvg = (inner: string, name = 'portrait.svg') =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300">${inner}</svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

const portrait = buildSvg(
  '<rect width="400" height="300" fill="#7aa2c8"/><circle cx="200" cy="120" r="60" fill="#f2d3b8"/><path d="M90 300a110 110 0 0 1 220 0z" fill="#2f4858"/>',
);
const longName = buildSvg('', `${'portrait-of-the-whole-team-'.repeat(5)}.svg`);

const meta = {
  title: 'Flows/Profile/Profile Image',
  tags: ['autodocs'],
  args: { context: {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '17rem' }}>
        <Story />
      </div>
    ),
  ],
  render: ({ context }, { parameters }) => (
    <ProfileCard
      actor={frozenActor(profileImageMachine, {
        state: parameters['state'],
        input: { id: null },
        context,
      })}
      person={profile}
      Cropper={ImageCropper}
    />
  ),
} satisfies Meta<{ context: Partial<ImageUploadContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { parameters: { flow: 'profile-image', state: 'choosing' } };

export const WrongType: Story = {
  parameters: { flow: 'profile-image', state: 'choosing' },
  args: { context: { error: { rule: 'image' } } },
};

export const TooLarge: Story = {
  parameters: { flow: 'profile-image', state: 'choosing' },
  args: { context: { error: { rule: 'size', values: { size: 2048 } } } },
};

export const Cropping: Story = {
  parameters: { flow: 'profile-image', state: 'cropping' },
  args: { context: { file: portrait } },
};

export const Uploading: Story = {
  parameters: { flow: 'profile-image', state: 'uploading' },
  args: { context: { file: portrait } },
};

export const Failed: Story = {
  parameters: { flow: 'profile-image', state: 'failed' },
  args: { context: { file: portrait } },
};

export const LongFileName: Story = {
  parameters: { flow: 'profile-image', state: 'failed' },
  args: { context: { file: longName } },
};

const input = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!found) throw new Error('There is nothing to select a file with.');
  return found;
};

/** Ben crops an image and sees it on his card. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'profile-image' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvasElement, userEvent, loaded: { world } }) => {
    const { problems }: World = world;
    await userEvent.upload(input(canvasElement), portrait);
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    const upload = dialog.getByRole('button', { name: 'Upload' });
    await waitFor(() => expect(upload).toBeEnabled());
    await userEvent.click(upload);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvasElement.querySelector('img')?.src.startsWith('blob:')).toBe(true),
    );
    await expect(problems).toEqual([]);
  }),
};

/** A file that is no image, is too large or contains a script is rejected with a reason. */
export const RejectionInteraction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'profile-image' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent }) => {
    const select = (file: File) => userEvent.upload(input(canvasElement), file);
    const drop = (file: File) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const card = canvas.getByRole('button', { name: 'Upload Profile Picture' });
      card.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    };
    const wrongType = 'Please upload an image with the file format as .jpg, .png or .svg.';

    drop(new File(['film'], 'film.gif', { type: 'image/gif' }));
    await expect(await canvas.findByText(wrongType)).toBeVisible();

    const bytes = new Uint8Array(imageBytes + 1);
    await select(new File([bytes], 'portrait.png', { type: 'image/png' }));
    await expect(await canvas.findByText('File should not exceed 2048 KiloBytes.')).toBeVisible();

    await select(new File(['no picture'], 'portrait.png', { type: 'image/png' }));
    await expect(await canvas.findByText(wrongType)).toBeVisible();

    await select(buildSvg('<script>alert(1)</script>'));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload without cropping' }));
    await expect(await canvas.findByText(/This SVG contains scripts/)).toBeVisible();
  }),
};

/** The server is down; the image stays and is sent again. */
export const InteractionFailed: Story = {
  tags: ['interaction'],
  parameters: { flow: 'profile-image' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvasElement, userEvent, loaded: { world } }) => {
    const { setScenario }: World = world;
    setScenario('server-down');
    await userEvent.upload(input(canvasElement), portrait);
    await userEvent.click(await screen.findByRole('button', { name: 'Upload without cropping' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Couldn’t confirm the upload' }),
    );
    await expect(dialog.getByText('portrait.svg')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
  }),
};

const images = createImageCache();

/** As in the app: the card shows the uploaded image. */
function Live() {
  const [profileImageUrl, setUrl] = useState<string | null>(null);
  const actor = useStoryActor(profileImageMachine, { input: { id: null } });
  useEffect(() => {
    const listening = actor.on('avatar.changed', ({ imageUrl }) => setUrl(imageUrl));
    return () => listening.unsubscribe();
  }, [actor]);
  return (
    <ImageProvider source={images}>
      <ProfileCard
        actor={actor}
        person={{ ...profile, name: 'Ben Okafor', roleType: 'ClientAppUser', profileImageUrl }}
        Cropper={ImageCropper}
      />
    </ImageProvider>
  );
}
