import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { playIfEnabled } from './play-if-enabled.ts';
import type { World } from './fixtures/world.ts';

/** The parts of the story context that an interaction uses. */
type Steps = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded' | 'globals'>;

/** Every call so far was valid. */
const withoutProblems = ({ loaded }: Steps) => {
  const { problems }: World = loaded['world'];
  return expect(problems).toEqual([]);
};

interface ListInteraction {
  /** The first two rows of the demo world. */
  first: string;
  second: string;
  /** The number of rows. */
  count: number;
  /** The text of the delete confirmation. */
  question: string;
  /** A search text, and the one row that it finds. */
  searchText: string;
  found: string;
}

/** Deletes the second row and finds another, by keyboard only. */
export const createListInteraction = ({
  first,
  second,
  count,
  question,
  searchText,
  found,
}: ListInteraction) =>
  playIfEnabled(async (steps: Steps) => {
    const { canvas, userEvent } = steps;
    const shows = (rows: number) =>
      canvas.findByText(`Showing 1 - ${Math.min(rows, 10)} of ${rows} records`);
    const link = await canvas.findByRole('link', { name: first });
    await expect(await shows(count)).toBeVisible();
    link.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: second })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    const dialog = await screen.findByRole('alertdialog', { name: question });
    await expect(dialog).toHaveTextContent("You won't be able to revert this!");
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: second })).toBeNull());
    await expect(await shows(count - 1)).toBeVisible();

    canvas.getByRole('textbox', { name: 'Search' }).focus();
    await userEvent.keyboard(`${searchText}{Enter}`);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: found })).toBeVisible();
    await withoutProblems(steps);
  });

interface PricedFormInteraction {
  /** The label of the name field. */
  label: string;
  /** The existing records. */
  list: () => Promise<readonly object[]>;
  /** The typed values, as the list stores them. */
  made: object;
}

/** Adds a service or a tool by keyboard only: first too early, and with a pasted price. */
export const createPricedFormInteraction = ({ label, list, made }: PricedFormInteraction) =>
  playIfEnabled(async (steps: Steps) => {
    const { canvas, userEvent } = steps;
    const name = await canvas.findByRole('textbox', { name: label });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('There are 3 problems')).toBeVisible();
    await expect(canvas.getAllByText(`${label} is required`).length).toBeGreaterThan(0);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Trace Lens{Tab}{Tab}Follows one call.{Tab}');
    await userEvent.paste('$12,500.00');
    await userEvent.keyboard('{Tab}{Tab}2.5{Enter}');
    const limits = canvas.getByRole('textbox', { name: 'User Limits' });
    await waitFor(() => expect(limits).toHaveFocus());
    await expect(limits).toHaveAccessibleDescription('Field allows numbers only');
    await userEvent.clear(limits);
    await userEvent.keyboard('100{Enter}');
    const asTyped = { name: 'Trace Lens', price: 12_500, userLimits: 100, status: true, ...made };
    await waitFor(async () =>
      expect(await list()).toContainEqual(expect.objectContaining(asTyped)),
    );
    await withoutProblems(steps);
  });
