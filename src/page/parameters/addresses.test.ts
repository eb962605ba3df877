import { describe, expect, it } from 'vitest';
import { buildAddress, productAddresses, toolAddresses } from './addresses.ts';

describe('a typed address', () => {
  it('an address is the path of a page with its parameters filled in', () => {
    expect(buildAddress('/teams')).toEqual({ to: '/teams' });
    expect(buildAddress('/teams/$teamId/editteam', { teamId: 'a b/c' })).toEqual({
      to: '/teams/a%20b%2Fc/editteam',
    });
    expect(productAddresses.view('7')).toEqual({ to: '/products/ViewProducts/7' });
  });

  it('an address includes the search after the question mark', () => {
    expect(toolAddresses.view('7')).toEqual({ to: '/tools/ViewTool', search: { id: '7' } });
    expect(buildAddress('/profile', null, { tab: 'settings' }).search).toEqual({ tab: 'settings' });
  });

  it('an address of no page, or without its parameters, does not compile', () => {
    // @ts-expect-error there is no such page
    const nowhere = () => buildAddress('/nowhere');
    // @ts-expect-error the team is missing
    const unnamed = () => buildAddress('/teams/$teamId');
    expect([nowhere, unnamed]).toHaveLength(2);
  });
});
