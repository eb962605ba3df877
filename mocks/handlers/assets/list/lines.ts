import type { Message } from '../../../core/requests/http-error.ts';
import { cleanOrEmpty, normalizeName } from '../../../store/normalize-name.ts';
import type { Scope } from '../../../store/store.ts';
import type { World } from '../../../store/world.ts';
import type { AssetRecord } from '../../../store/world/assets.ts';
import type { FieldErrors } from '../../../common/assets/field-errors.ts';

type Field = 'assetCode' | 'serialNumber';

/** The fields that distinguish one new asset from the others. */
type Line = { [Name in Field]?: string } & {
  /** The line number that the user sees; by default the first line is 1. */
  line?: number;
};

/** Rejects a code or serial number that occurs in an earlier line; case is ignored. */
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

/**
 * The error messages for codes that existing assets already have, ignoring case, by line from 0.
 */
export async function takenCodes(
  db: Scope<World>,
  assets: readonly Pick<AssetRecord, 'assetCode' | 'codeKey'>[],
): Promise<Map<number, Message>> {
  const codeKey = assets.map((asset) => asset.codeKey);
  const groups = await db.groups('assets', { where: { codeKey }, by: 'codeKey' });
  const taken = new Set(groups.map(({ value }) => value));
  return new Map(
    assets.flatMap((asset, at): [number, Message][] => {
      const values = { code: asset.assetCode };
      return taken.has(asset.codeKey) ? [[at, { key: 'assetCodeTaken', values }]] : [];
    }),
  );
}
