import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetType } from '../../../store/world/assets.ts';
import { splitCode, toPrefixKey } from '../../../common/search-keys.ts';

type Db = Scope<World>;

/** Numbers above this are no counters. */
const numberLimit = 1_000_000_000;

/** The codes after the highest one, in the form that most codes of a type have. */
export async function listNextCodes(db: Db, type: AssetType, count: number): Promise<string[]> {
  const { prefix, digits } = await findCodePattern(db, type);
  const [last] = await db.query('assets', {
    where: { codePrefix: toPrefixKey(prefix) },
    order: { by: 'codeNumber', direction: 'descending' },
    limit: 1,
  });
  const first = (last?.codeNumber ?? 0) + 1;
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${String(first + at).padStart(digits, '0')}`,
  );
}

/** The prefix and the number length that most codes of a type have. */
async function findCodePattern(db: Db, { id, code }: AssetType) {
  const where = { assetTypeId: id, codeNumber: { below: numberLimit } };
  const prefixes = await db.groups('assets', { where, by: 'codePrefix' });
  const [most] = prefixes.toSorted((a, b) => b.count - a.count);
  const [example] = most
    ? await db.query('assets', { where: { ...where, codePrefix: most.value }, limit: 1 })
    : [];
  const found = example && splitCode(example.assetCode);
  return found
    ? { prefix: found.prefix, digits: found.digits.length }
    : { prefix: `${code}-`, digits: 4 };
}
