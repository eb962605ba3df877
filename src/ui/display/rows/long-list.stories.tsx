import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../notices/empty-state.tsx';
import { LongList, LongListItem } from './long-list.tsx';
import { Spinner } from '../progress/spinner.tsx';
import story from '../../stories.module.css';

interface Letter {
  id: string;
  subject: string;
}

/** Some items have two or three lines, so that row heights differ. */
const letter = (at: number): Letter => ({
  id: `letter-${at}`,
  subject: `Letter ${at}${' about the harbour and the ships that lie in it'.repeat(Math.abs(at) % 3)}`,
});
const letters = (count: number) => Array.from({ length: count }, (_, at) => letter(at));

const meta = {
  title: 'UI/Long list',
  tags: ['autodocs'],
  component: LongList<Letter>,
  args: {
    label: 'Letters',
    items: letters(5000),
    estimatedItemSize: 44,
    empty: <EmptyState icon={<Inbox />}>No letters yet.</EmptyState>,
    newLabel: (count) => `${count} new`,
    className: story.list ?? '',
    children: ({ id, subject }) => (
      <LongListItem key={id} id={id} textValue={subject} className={story.item ?? ''}>
        <span>{subject}</span>
        <Button size="small">Keep</Button>
      </LongListItem>
    ),
  },
} satisfies Meta<typeof LongList<Letter>>;
export default meta;
type Story = StoryObj<typeof meta>;

const getList = (canvasElement: HTMLElement): HTMLElement => {
  const list = canvasElement.querySelector<HTMLElement>('[role="grid"]');
  if (!list) throw new Error('There is no list.');
  return list;
};

/** Only the visible items are rendered. */
export const FiveThousand: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    // The height is known once the first rows are measured.
    await waitFor(() => expect(getList(canvasElement).scrollHeight).toBeGreaterThan(5000 * 40));
  },
};

export const Empty: Story = { args: { items: [] } };

export const LoadingMore: Story = {
  args: { items: letters(3), isLoadingMore: true, more: <Spinner label="Loading letters" /> },
};

export const ByKeyboard: Story = {
  args: { onEnd: fn(), items: letters(40) },
  play: async ({ canvas, canvasElement, args }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Letter 0' })).toBeVisible());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Letter 0' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Letter 1 / })).toHaveFocus());
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('Keep');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Letter 39' })).toHaveFocus());
    await expect(getList(canvasElement).scrollTop).toBeGreaterThan(0);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalled());
  },
};

/** The visible items stay in place; a button leads up to the new ones. */
export const NewOnTop: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Letter 0' })).toBeVisible());
    const arrive = canvas.getByRole('button', { name: 'Three more' });
    // At the top, new items show immediately.
    await userEvent.click(arrive);
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Letter -3/ })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /new$/ })).toBeNull();

    const list = getList(canvasElement);
    list.scrollTo({ top: 2000 });
    const read = await waitFor(() => {
      const rows = canvas.getAllByRole('row').filter((row) => getTop(row) > getTop(list));
      const [row] = rows.toSorted((a, b) => getTop(a) - getTop(b));
      if (!row || getTop(row) > getTop(list) + 200) throw new Error('Nothing is in sight.');
      return row.textContent;
    });
    const readPosition = () => {
      const row = canvas.getAllByRole('row').find(({ textContent }) => textContent === read);
      return row ? Math.round(getTop(row)) : Number.NaN;
    };
    const before = await scrollRemaining(readPosition);
    await userEvent.click(arrive);
    const lead = await canvas.findByRole('button', { name: '3 new' });
    await waitFor(() => expect(readPosition()).toBe(before));
    await userEvent.click(arrive);
    await canvas.findByRole('button', { name: '6 new' });
    await waitFor(() => expect(readPosition()).toBe(before));

    lead.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Letter -9/ })).toHaveFocus());
    await waitFor(() => expect(list.scrollTop).toBe(0));
    await expect(canvas.queryByRole('button', { name: /new$/ })).toBeNull();
  },
};

/**
 * The rows above, estimated too tall, are measured only when they come near: nothing moves by that.
 */
export const EstimatedTooTall: Story = { ...NewOnTop, args: { estimatedItemSize: 60 } };

/** A position after scrolling has ended and rows are measured: the same in five checks in a row. */
async function scrollRemaining(readPosition: () => number): Promise<number> {
  let looks: number[] = [];
  await waitFor(
    () => {
      looks = [...looks, readPosition()].slice(-5);
      return expect(looks.filter((each) => each === looks[0])).toHaveLength(5);
    },
    { interval: 100, timeout: 10_000 },
  );
  return readPosition();
}

const getTop = (element: Element): number => element.getBoundingClientRect().top;

function Growing({ items: first, ...rest }: Parameters<typeof LongList<Letter>>[0]) {
  const [items, setItems] = useState(first);
  const arrive = () => {
    const { length } = items;
    const fresh = [3, 2, 1].map((at) => letter(first.length - length - at));
    setItems([...fresh, ...items]);
  };
  return (
    <div className={story.stack}>
      <LongList {...rest} items={items} />
      <Button onPress={arrive}>Three more</Button>
    </div>
  );
}
