import { conflictAt, rejectField } from '../../core/requests/http-error.ts';
import { foundOr404 } from '../../core/records/records.ts';
import { trimmed } from '../../core/files/texts.ts';
import type { Scope } from '../../store/store.ts';
import type { World } from '../../store/world.ts';
import type { TagRecord } from '../../store/world/tags.ts';

type Db = Scope<World>;

interface Draft {
  id: string;
  name: string;
  color: string;
  teamId: string | null;
}

/** The tag with an id. 404 when not found. */
export const getTagRecord = async (db: Db, id: string): Promise<TagRecord> =>
  foundOr404(await db.get('tags', id), 'tagUnknown');

/** 400 for a blank name or an unknown team, 409 for a name that another tag has. */
export async function parseFields(db: Db, { id, name: sent, color, teamId }: Draft) {
  const name = trimmed('name', sent).replaceAll(/\s+/gu, ' ');
  await requireFreeName(db, { id, name });
  if (teamId !== null && !(await db.get('teams', teamId))) {
    throw rejectField('teamId', 'tagTeamUnknown');
  }
  return { name, color: color.toUpperCase(), teamId };
}

/**
 * 409 for a name that looks the same as that of another tag, with its id, so that the two can be
 * merged. Source: PROJ-027.
 */
export async function requireFreeName(
  db: Db,
  { id, name }: Pick<Draft, 'id' | 'name'>,
): Promise<void> {
  const other = await db.find('tags', { name });
  if (other && other.id !== id) {
    throw Object.assign(conflictAt('name', 'tagNameTaken'), { otherId: other.id });
  }
}
