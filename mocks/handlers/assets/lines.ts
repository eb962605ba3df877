import type { Message } from '../../core/refusal.ts';
import { cleanOrEmpty, normalizeName } from '../../core/normalize-name.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { AssetRecord } from '../../store/world/assets.ts';
import type { FieldErrors } from '../../common/assets/field-errors.ts';

type Field = 'assetCode' | 'serialNumber';

/** What tells one new asset from the others. */
type Line = { [Name in Field]?: string } & {
  /** Where it stands for the person; the first line is 1 where it is left out. */
  line?: number;
};

/** Neither code nor serial number of a line stands in an earlier one, whatever its case. */
export function checkOnce(
  lines: readonly Line[],
  getName: (at: number, field: Field) => string,
  errors: FieldErrors,
): void {
  for (const field of ['assetCode', 'serialNumber'] as const) {
    const lineByKey = new Map<string, number>();
    for (const [at, { [field]: text = '', line = at + 1 }] of lines.entries()) {
      const key = normalizeName(text);
      if (key === '') continue;
      const other = lineByKey.get(key);
      if (other === undefined) lineByKey.set(key, line);
      else
        errors.add(getName(at, field), 'assetLineTwice', { line, text: cleanOrEmpty(text), other });
    }
  }
}

/** What to say of every code that an asset has already, whatever its case, by its line from 0. */
export async function takenCodes(
  db: Scope<World>,
  assets: readonly Pick<AssetRecord, 'assetCode' | 'codeKey'>[],
): Promise<Map<number, Message>> {
  const taken = new Map<number, Message>();
  for (const [at, { assetCode: code, codeKey }] of assets.entries()) {
    const count = await db.count('assets', { codeKey });
    if (count > 0) taken.set(at, { key: 'assetCodeTaken', values: { code } });
  }
  return taken;
}
