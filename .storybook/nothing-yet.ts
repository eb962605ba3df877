import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

interface NextStep {
  role: 'link' | 'button';
  name: string;
}

/** The message and link of a page without records; null for someone who may not follow the link. */
export async function nothingYet(
  canvas: StoryContext['canvas'],
  message: string,
  step: NextStep | null,
): Promise<void> {
  const found = await canvas.findByText(message);
  const names = () =>
    [...(found.parentElement?.querySelectorAll('a, button') ?? [])].map((each) => each.textContent);
  await waitFor(() => expect(names()).toEqual(step ? [step.name] : []));
  if (step) await expect(canvas.getAllByRole(step.role, { name: step.name })).not.toEqual([]);
}
