import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '#i18n/catalogs.ts';
import { Assets, assets, firstPage } from '../../data-grid/assets-grid.fixtures.tsx';
import type { TreeLine } from '../../tree/tree-keys.ts';
import { Tree } from '../../tree/tree.tsx';
import '../../global.css';

describe('a tree', () => {
  interface Named extends TreeLine {
    name: string;
  }
  const line = (name: string, depth: number, lineProps: Partial<TreeLine>): Named => ({
    id: name,
    name,
    depth,
    position: 1,
    count: 1,
    isExpanded: null,
    ...lineProps,
  });

  interface ProjectsProps {
    onAction: (id: string) => void;
    onMark?: (id: string) => void;
  }

  function Projects({ onAction, ...more }: ProjectsProps) {
    const [isExpanded, setExpanded] = useState(false);
    const lines = [
      line('Portal', 0, { count: 2, isExpanded }),
      ...(isExpanded ? [line('Design', 1, {})] : []),
      line('Billing', 0, { position: 2, count: 2 }),
    ];
    return (
      <div style={{ blockSize: '20rem', display: 'grid' }}>
        <Tree
          label="Projects"
          lines={lines}
          getSearchTexts={({ name }) => [name]}
          onToggle={() => setExpanded(!isExpanded)}
          onAction={onAction}
          {...more}
        >
          {({ name }) => <span>{name}</span>}
        </Tree>
      </div>
    );
  }

  const active = () => screen.getByRole('treeitem', { selected: true }).textContent;

  it('a tree is one tab stop, in which arrow keys expand, enter, leave and collapse a line', async () => {
    render(<Projects onAction={() => undefined} />);
    await userEvent.tab();
    await waitFor(() => expect(active()).toBe('Portal'));
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: 'Design' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe('Design');
    await userEvent.keyboard('{ArrowLeft}');
    expect(active()).toBe('Portal');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: 'Design' })).toBeNull());
  });

  it('a tree finds a line by its first letter, and performs its action with Enter', async () => {
    const onAction = vi.fn<(id: string) => void>();
    render(<Projects onAction={onAction} />);
    await userEvent.tab();
    await userEvent.keyboard('b{Enter}');
    expect(onAction).toHaveBeenLastCalledWith('Billing');
  });

  it('a tree marks a line with Shift+Enter, and does not perform its action', async () => {
    const [onAction, onMark] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
    render(<Projects onAction={onAction} onMark={onMark} />);
    await userEvent.tab();
    await userEvent.keyboard('b{Shift>}{Enter}{/Shift}');
    expect(onMark).toHaveBeenLastCalledWith('Billing');
    expect(onAction).not.toHaveBeenCalled();
  });

  it('a tree announces the level of a line and its position', () => {
    render(<Projects onAction={() => undefined} />);
    const billing = screen.getByRole('treeitem', { name: 'Billing' });
    expect(billing.getAttribute('aria-level')).toBe('1');
    expect(billing.getAttribute('aria-posinset')).toBe('2');
    expect(billing.getAttribute('aria-setsize')).toBe('2');
  });
});

describe('a grid', () => {
  beforeAll(() => loadTexts('en', 'grid'));

  const open = async () => {
    const onSearch = vi.fn<() => void>();
    await act(async () =>
      render(
        <Suspense>
          <Assets
            all={assets}
            initialSearch={firstPage}
            hidden={[]}
            onSearch={onSearch}
            onRetry={() => undefined}
            given={{}}
          />
        </Suspense>,
      ),
    );
    await screen.findAllByRole('rowheader');
    return onSearch;
  };
  const head = (name: string) => screen.getByRole('columnheader', { name });

  it('a grid sorts by a column ascending, then descending, then as initially', async () => {
    await open();
    const sort = within(head('Price')).getByRole('button');
    await userEvent.click(sort);
    expect(head('Price').getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(sort);
    expect(head('Price').getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toContain('Studio Display');
    await userEvent.click(sort);
    expect(head('Price').getAttribute('aria-sort')).toBe('none');
  });

  it('a grid goes to the page that is typed, and to the last one when there are fewer', async () => {
    const onSearch = await open();
    const field = screen.getByRole('textbox', { name: /Page/ });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    expect(await screen.findByText('Showing 31 - 40 of 127 records')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '999{Enter}');
    expect(field).toHaveProperty('value', '13');
    expect(onSearch).toHaveBeenLastCalledWith({ ...firstPage, page: 13 });
  });

  it('a grid hides a column that is turned off, and shows it again', async () => {
    await open();
    const toggle = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Owner' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    };
    await toggle();
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Owner' })).toBeNull());
    await toggle();
    await waitFor(() => expect(head('Owner')).toBeTruthy());
  });
});
