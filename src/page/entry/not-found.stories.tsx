import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotFound as NotFoundPage } from './not-found.tsx';

const meta = {
  title: 'Screens/Not Found',
  component: NotFoundPage,
  args: { onBack: fn() },
} satisfies Meta<typeof NotFoundPage>;
export default meta;

/** A page of the documented menu that does not exist yet is not an error of the user. */
export const NotBuilt: StoryObj<typeof meta> = {
  args: { isNotBuilt: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/available yet$/);
  },
};

export const NotFound: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/not found$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
