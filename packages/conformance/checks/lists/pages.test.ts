import { describe, expect, it } from 'vitest';
import { failedChecks, withResponse, withBody } from '../../testing/mutate-response.fixtures.ts';

/** The names of the failed checks of the paged projects on a server. */
const failedOn = failedChecks({ area: 'tags', operation: 'searchProjectTags', kind: 'page' });

interface PageRequest {
  page: number;
  sort: string | null;
  columnFilters: { name: string; value: string }[];
}
interface Page {
  projects: { projectCode: string }[];
  totalCount: number;
}

/** A server that requests another page of itself. */
const onPageRequest = (change: (requested: PageRequest) => object) =>
  failedOn(({ method, request }, pass) =>
    method === 'POST' ? withBody(change)(request).then(pass) : undefined,
  );

/** A server that returns another page. */
const answering = (change: (page: Page) => object) =>
  failedOn(({ method }, pass) =>
    method === 'POST' ? pass().then(withResponse(change)) : undefined,
  );

describe('the checks of a paged list', () => {
  it('the paging checks pass on a correct server', async () => {
    expect(await failedOn(() => undefined)).toEqual([]);
  });

  it('the paging checks find pages that overlap', async () => {
    expect(await onPageRequest(({ page }) => ({ page: Math.max(1, page - 1) }))).toContain('full');
  });

  it('the paging checks find a total that counts only the page', async () => {
    expect(await answering(({ projects }) => ({ totalCount: projects.length }))).toContain('full');
  });

  it('the paging checks find an order that is reversed on each page', async () => {
    const found = await answering(({ projects }) => ({ projects: projects.toReversed() }));
    expect(found).toEqual(expect.arrayContaining(['sort-code', 'sort-name']));
  });

  it('the paging checks find an order that is ignored', async () => {
    const found = await onPageRequest(({ sort }) => ({
      sort: sort?.endsWith('name') ? null : sort,
    }));
    expect(found).toContain('sort-name');
  });

  it('the paging checks find a filter that compares the characters of a text', async () => {
    const found = await onPageRequest(({ columnFilters }) => ({
      columnFilters: columnFilters.map(({ name, value }) => ({
        name,
        value: value.includes('\u200B') ? 'nothing like it' : value,
      })),
    }));
    expect(found).toEqual(expect.arrayContaining(['filter-code', 'filter-name']));
  });

  it('the paging checks find a filter that is ignored', async () => {
    const found = await onPageRequest(({ columnFilters }) => ({
      columnFilters: columnFilters.filter(({ name }) => name !== 'name'),
    }));
    expect(found).toContain('filter-name');
  });

  it('the paging checks find a filter that is case-sensitive', async () => {
    const found = await failedOn(({ method, request }, pass) =>
      method === 'POST' ? mindCase(request, pass) : undefined,
    );
    expect(found).toEqual(expect.arrayContaining(['filter-code', 'filter-name']));
  });

  it('the paging checks find a column that is accepted though the list does not have it', async () => {
    const found = await onPageRequest(({ sort, columnFilters }) => ({
      sort: sort === 'noSuchColumn' ? null : sort,
      columnFilters: columnFilters.filter(({ name }) => name !== 'noSuchColumn'),
    }));
    expect(found).toEqual(['unknown-column']);
  });
});

/** Returns only rows whose code or name contains the filter in the same case. */
async function mindCase(request: Request, pass: () => Promise<Response>): Promise<Response> {
  const { columnFilters } = (await request.clone().json()) as PageRequest;
  return withResponse(({ projects, totalCount }: Page) => {
    const fits = projects.filter((row) =>
      columnFilters.every(({ value }) => JSON.stringify(row).includes(value.trim())),
    );
    return fits.length === projects.length ? {} : { projects: fits, totalCount: totalCount - 1 };
  })(await pass());
}
