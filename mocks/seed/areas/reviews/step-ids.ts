import { createRandom } from '../../random.ts';

const keys = ['self', 'manager', 'client', 'release', 'calibration'] as const;

/**
 * The ids of a tenant's review steps by their key: the same in each world, so that notifications
 * can refer to them before the reviews exist.
 */
export function createStepIds(tenantId: string): Readonly<Record<(typeof keys)[number], string>> {
  const random = createRandom(
    Array.from(tenantId).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 6),
  );
  const ids = keys.map((key) => [key, random.uuid()] as const);
  return Object.fromEntries(ids) as Record<(typeof keys)[number], string>;
}
