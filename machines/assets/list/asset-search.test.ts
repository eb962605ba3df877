import { describe, expect, it } from 'vitest';
import { firstPage, toParameters, parseSearch } from '../../lists/list-search.ts';
import { assetColumns, toAssetSearch } from './asset-search.ts';

describe('a filter by a property', () => {
  const search = {
    ...firstPage,
    columnFilters: [
      { name: 'name', value: 'ThinkPad' },
      { name: 'property.Memory', value: '16 GB' },
    ],
  };

  it('a property filter is stored in the address and restored from it', () => {
    expect(parseSearch(toParameters(search), assetColumns)).toEqual(search);
  });

  it('a property filter is sent by the name of the property, separate from the columns', () => {
    expect(toAssetSearch(search)).toMatchObject({
      columnFilters: [{ name: 'name', value: 'ThinkPad' }],
      propertyFilters: [{ assetTypePropertyName: 'Memory', value: '16 GB' }],
    });
  });

  it('a property filter without a name and the 21st one are left out', () => {
    const many = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [`filter.property.P${at}`, 'x']),
    );
    const { columnFilters } = parseSearch({ 'filter.property.': 'x', ...many }, assetColumns);
    expect(columnFilters.map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, at) => `property.P${at}`),
    );
  });
});
