import { userEvent, within } from 'storybook/test';

/** Types a time into a field of a dialog as the user writes it: `11pm`, `3/3/2026 23:00`. */
export async function typeTime(dialog: HTMLElement, label: string, text: string): Promise<void> {
  const field = within(dialog).getByRole('textbox', { name: new RegExp(`^${label}`) });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
