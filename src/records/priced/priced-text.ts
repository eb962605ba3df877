import { useCallback } from 'react';
import { useText } from '#i18n/text.tsx';

const shared = [
  'latestVersion',
  'description',
  'price',
  'url',
  'userLimits',
  'status',
  'license',
  'active',
  'inactive',
  'licensed',
  'unlicensed',
] as const;

/** The text keys that services and tools share. */
export type PricedKey = (typeof shared)[number];

const isShared = (key: string): key is PricedKey => shared.some((each) => each === key);

/** The texts of a services or tools screen: the shared ones and the area's own. */
export function usePricedText<Own extends string>(
  own: (key: Own) => string,
): (key: Own | PricedKey) => string {
  const common = useText('records');
  return useCallback((key) => (isShared(key) ? common(key) : own(key)), [own, common]);
}
