import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

interface NextStep {
  role: 'link' | 'button';
  name: string;
}

/** What a page without records says is missing, and where it leads; null for who may not go there. */
export async function nothingYet(
  canvas: StoryContext['canvas'],
  says: string,
  step: NextStep | null,
): Promise<void> {
  const said = await canvas.findByText(says);
  const names = () =>
    [...(said.parentElement?.querySelectorAll('a, button') ?? [])].map((each) => each.textContent);
  await waitFor(() => expect(names()).toEqual(step ? [step.name] : []));
  if (step) await expect(canvas.getAllByRole(step.role, { name: step.name })).not.toEqual([]);
}
