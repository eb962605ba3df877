import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import ImageCropper, { type ImageCropperProps } from './image-cropper.tsx';
import story from '../stories.module.css';

const texts = {
  image: 'Crop area',
  help: 'Drag the image or move it with the arrow keys. Press plus or minus to zoom.',
  zoom: 'Zoom',
  rotate: 'Rotate',
  apply: 'Use image',
  cancel: 'Cancel',
  busy: 'Loading image…',
};

const colours = { red: [255, 0, 0], green: [0, 160, 0], blue: [0, 0, 255], grey: [128, 128, 128] };
type Colour = keyof typeof colours;

/** An image of four quarters: red and green at the top, blue and grey at the bottom. */
async function quarters(width: number, height: number, type = 'image/png', name = 'ava.png') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  const positions: [Colour, number, number][] = [
    ['red', 0, 0],
    ['green', width / 2, 0],
    ['blue', 0, height / 2],
    ['grey', width / 2, height / 2],
  ];
  for (const [colour, x, y] of positions) {
    context.fillStyle = `rgb(${colours[colour].join(' ')})`;
    context.fillRect(x, y, width / 2, height / 2);
  }
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

const svg = (root: string) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" ${root} onload="throw 1"><rect width="100%" height="100%" fill="rgb(255 0 0)"/></svg>`,
    ],
    'Ava.svg',
    { type: 'image/svg+xml' },
  );

/** The colors of the four quarters of a file, in reading order, and its size. */
async function seen(file: File) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on.');
  context.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = context.getImageData(width * x, height * y, 1, 1).data;
    const near = (colour: Colour) =>
      colours[colour].every((part, index) => Math.abs(part - ([r, g, b][index] ?? 0)) < 24);
    return (Object.keys(colours) as Colour[]).find(near) ?? `${r} ${g} ${b}`;
  };
  return { width, height, colours: [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9), at(0.9, 0.9)] };
}

/** A story defines how its file is made; drawing it is asynchronous, before the story renders. */
type Args = Omit<ImageCropperProps, 'file'> & { made: () => Promise<File> };

function getFile({ file }: Record<string, unknown>): File {
  if (!(file instanceof File)) throw new Error('The story has no file.');
  return file;
}

const meta = {
  title: 'UI/ImageCropper',
  tags: ['autodocs'],
  loaders: [async ({ args }) => ({ file: await args.made() })],
  render: ({ shape, texts: cropperTexts, onCropped, onCancel, onUnreadable }, { loaded }) => (
    <ImageCropper
      file={getFile(loaded)}
      shape={shape}
      texts={cropperTexts}
      onCropped={onCropped}
      onCancel={onCancel}
      onUnreadable={onUnreadable}
    />
  ),
  args: {
    made: () => quarters(600, 400),
    shape: 'round',
    texts,
    onCropped: fn(),
    onCancel: fn(),
    onUnreadable: fn(),
  },
  decorators: [
    (Story) => (
      <div className={story.column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

interface PlayContext {
  canvasElement: HTMLElement;
  args: { onCropped: (file: File) => void };
}

/** Crops the image as it is positioned, and returns the resulting file. */
async function taken({ canvasElement, args }: PlayContext): Promise<File> {
  const button = within(canvasElement).getByRole('button', { name: 'Use image' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(args.onCropped).toHaveBeenCalled());
  const { mock } = args.onCropped as ReturnType<typeof fn>;
  const file: unknown = mock.lastCall?.[0];
  if (!(file instanceof File)) throw new Error('No file came of it.');
  return file;
}

const ready = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Use image' })).toBeEnabled());
  return canvas;
};

export const Round: Story = {};

export const Square: Story = { args: { shape: 'square', made: () => quarters(400, 600) } };

/** The center of the image, at the maximum size; a smaller image is not enlarged. */
export const Cropped: Story = {
  play: async (context) => {
    const file = await taken(context);
    await expect(file).toMatchObject({ name: 'ava.png', type: 'image/png' });
    await expect(await seen(file)).toEqual({
      width: 400,
      height: 400,
      colours: ['red', 'green', 'blue', 'grey'],
    });
  },
};

/** A quarter turn clockwise moves the lower left to the upper left. */
export const Rotated: Story = {
  play: async (context) => {
    const canvas = await ready(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    const file = await taken(context);
    await expect((await seen(file)).colours).toEqual(['blue', 'red', 'grey', 'green']);
  },
};

/** Plus zooms in, the arrow keys move the crop area. */
export const ByKeyboard: Story = {
  args: { made: () => quarters(600, 600) },
  play: async (context) => {
    const canvas = await ready(context.canvasElement);
    await userEvent.tab();
    const aim = canvas.getByRole('application', { name: 'Crop area' });
    await waitFor(() => expect(aim).toHaveFocus());
    await expect(aim).toHaveAccessibleDescription(/arrow keys/);
    await userEvent.keyboard('++++++++++');
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveValue('2');
    await userEvent.keyboard('{ArrowRight>40/}{/ArrowRight}{ArrowDown>40/}{/ArrowDown}');
    const file = await taken(context);
    await expect(await seen(file)).toEqual({
      width: 300,
      height: 300,
      colours: ['red', 'red', 'red', 'red'],
    });
  },
};

/** A large photo is resized without blocking the page, and stays a JPEG. */
export const LargePhotograph: Story = {
  args: { made: () => quarters(8000, 6000, 'image/jpeg', 'holiday.JPG') },
  play: async (context) => {
    const file = await taken(context);
    await expect(file).toMatchObject({ name: 'holiday.JPG', type: 'image/jpeg' });
    await expect(file.size).toBeLessThan(2_097_152);
    await expect(await seen(file)).toEqual({
      width: 512,
      height: 512,
      colours: ['red', 'green', 'blue', 'grey'],
    });
  },
};

/** A drawing without a size becomes a PNG; scripts in it do not run. */
export const SvgImage: Story = {
  args: { made: async () => svg('viewBox="0 0 20 10"') },
  play: async (context) => {
    const file = await taken(context);
    await expect(file).toMatchObject({ name: 'Ava.png', type: 'image/png' });
    await expect(await seen(file)).toEqual({
      width: 512,
      height: 512,
      colours: ['red', 'red', 'red', 'red'],
    });
  },
};

export const InvalidImage: Story = {
  args: { made: async () => new File(['no picture'], 'ava.png', { type: 'image/png' }) },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalledTimes(1));
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Use image' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};
