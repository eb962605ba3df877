import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { loadTexts } from '#i18n/catalogs.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import '#ui/global.css';
import { styles } from './marks.tsx';

const code = 'A'.repeat(50);

const columns = [
  {
    id: 'code',
    header: 'Code',
    cell: () => (
      <span className={styles.typed}>
        <svg className={styles.typeIcon} />
        <bdi>{code}</bdi>
      </span>
    ),
  },
  { id: 'name', header: 'Name', cell: () => 'Laptop' },
];

function Codes() {
  return (
    <DataGrid
      label="Assets"
      columns={columns}
      rows={[{ id: '1' }]}
      total={1}
      search={firstPage}
      status="shown"
      onSearch={() => undefined}
      onRetry={() => undefined}
      texts={useGridTexts()}
    />
  );
}

beforeAll(() => loadTexts('en', 'grid'));

it.each([320, 390, 700, 1180])(
  'a code of 50 characters stays within its cell when the list is %d pixels wide',
  async (width) => {
    render(
      <div data-testid="page" style={{ inlineSize: width }}>
        <Suspense>
          <Codes />
        </Suspense>
      </div>,
    );
    const cell = (await screen.findByText(code)).closest('th');
    const inner = screen.getByText(code).getBoundingClientRect();
    const outer = cell?.getBoundingClientRect();
    expect(inner.right).toBeLessThanOrEqual((outer?.right ?? 0) + 1);
    const page = screen.getByTestId('page');
    expect(page.scrollWidth).toBeLessThanOrEqual(width);
  },
);
