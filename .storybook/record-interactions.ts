import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { playIfEnabled } from './play-if-enabled.ts';
import type { World } from './world.ts';

/** What a walk goes with. */
type Steps = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded' | 'globals'>;

/** Every call on the way was understood. */
const withoutProblems = ({ loaded }: Steps) => {
  const { problems }: World = loaded['world'];
  return expect(problems).toEqual([]);
};

interface ListInteraction {
  /** The first two rows of the demo world. */
  first: string;
  second: string;
  /** How many rows there are. */
  count: number;
  /** What is asked before one is deleted. */
  question: string;
  /** A text to search, and the one row that it finds. */
  searchText: string;
  found: string;
}

/** The second row is deleted and another one found, by keyboard alone. */
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
  /** What the field of the name is called. */
  label: string;
  /** The records that there are. */
  list: () => Promise<readonly object[]>;
  /** What becomes of what is typed, as the list has it. */
  made: object;
}

/** A service or a tool is added by keyboard alone: first too hastily, with a price that was copied. */
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
