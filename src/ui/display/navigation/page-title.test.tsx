import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageTitle, TitleSuffix, TitlePrefix } from './page-title.tsx';

it('the title of a page ends with the product, whether its text names the product or not', () => {
  const { rerender } = render(<PageTitle>Dashboard · Atrium</PageTitle>);
  expect(document.title).toBe('Dashboard · Atrium');
  rerender(<PageTitle>Access denied</PageTitle>);
  expect(document.title).toBe('Access denied · Atrium');
});

it('the title of a tenant’s page names the tenant, after the running time', () => {
  render(
    <TitleSuffix value="Aster Labs">
      <TitlePrefix value="0:05">
        <PageTitle>Dashboard · Atrium</PageTitle>
      </TitlePrefix>
    </TitleSuffix>,
  );
  expect(document.title).toBe('0:05 · Dashboard · Aster Labs · Atrium');
});
