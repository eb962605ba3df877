import type { AssetLabel } from './asset-label.ts';

/** A label from the demo data. */
export const exampleLabel: AssetLabel = {
  id: 'a55e7001-0000-4000-8000-000000000001',
  assetCode: 'AS-LAP-0001',
  name: 'Developer laptop',
  assetType: 'Laptop',
};

/** Creates `count` numbered labels. */
export const exampleLabels = (count: number): readonly AssetLabel[] =>
  Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(4, '0');
    return {
      ...exampleLabel,
      id: `a55e7001-0000-4000-8000-00000000${number}`,
      assetCode: `AS-LAP-${number}`,
    };
  });
