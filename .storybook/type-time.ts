import { userEvent, within } from 'storybook/test';

/** Types a day and a time into a field of a dialog, part by part: `03032026` and `1100p`. */
export async function typeTime(dialog: HTMLElement, label: string, digits: string): Promise<void> {
  const field = within(dialog).getByRole('group', { name: new RegExp(`^${label}`) });
  const [first] = within(field).getAllByRole('spinbutton');
  if (!first) throw new Error(`"${label}" has no parts to type into.`);
  first.focus();
  await userEvent.keyboard(digits);
}
