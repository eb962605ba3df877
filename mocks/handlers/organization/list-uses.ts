import type { Scope } from '../../store/store.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { World } from '../../store/world.ts';
import type { ScriptRecord, ValueListRecord } from '../../store/world/organization.ts';

interface ListUse {
  scriptId: string;
  scriptName: string;
  /** The options whose codes the script contains, too. */
  optionIds: string[];
}

/** The scripts, of which there are few, sorted by name. */
export async function loadScripts(db: Scope<World>): Promise<ScriptRecord[]> {
  const scripts = await db.query('scripts');
  return scripts.toSorted((a, b) => compareNames(a.name, b.name));
}

/**
 * The scripts that use a list: their code contains the list's code in quotation marks. They use the
 * options whose codes they contain in the same way. Source: ADMIN-026.
 */
export const findUses = (
  { code, options }: Pick<ValueListRecord, 'code' | 'options'>,
  scripts: readonly ScriptRecord[],
): ListUse[] =>
  scripts.flatMap((script) => {
    if (!contains(script, code)) return [];
    const optionIds = options.filter((option) => contains(script, option.code)).map(({ id }) => id);
    return [{ scriptId: script.id, scriptName: script.name, optionIds }];
  });

const contains = ({ code }: ScriptRecord, name: string): boolean =>
  ["'", '"', '`'].some((mark) => code.includes(`${mark}${name}${mark}`));
