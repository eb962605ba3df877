import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Shell/Language Menu',
  component: LanguageMenu,
  args: { onLanguage: fn() },
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The five languages, each in its own name. */
export const ChoosesLanguage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }));
    const english = await screen.findByRole('menuitemradio', { name: 'English' });
    await expect(english).toBeChecked();
    const names = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    await expect(names).toEqual(['English', 'Français', 'Español', '中文', 'العربية']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
    await expect(args.onLanguage).toHaveBeenCalledWith('ar');
  },
};

export const Arabic: Story = {
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'اللغة: العربية' })).toBeVisible();
  },
};
