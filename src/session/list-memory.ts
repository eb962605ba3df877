import type { RowMemory } from '#machines/records/create-record-list.ts';
import type { RecordFields } from '#machines/records/record-page.ts';
import type { Workspace } from '#machines/session/workspace.ts';

export type ListMemory = ReturnType<typeof createListMemory>;

/**
 * The rows of the lists as this tab has shown them last, so that going back to a list shows them at
 * once. They are the person's and the tenant's: with another, or none, they are forgotten, and what a
 * list of before still reads is kept nowhere.
 */
export function createListMemory() {
  let owner = '';
  let lists = new Map<object, readonly unknown[]>();

  return {
    /** Whoever works in the tab now, or nobody. */
    follow: (workspace: Workspace | null): void => {
      const next = workspace ? `${workspace.tenant.id} ${workspace.profile.id}` : '';
      if (next === owner) return;
      owner = next;
      lists = new Map();
    },

    /** Of one list, which its fields stand for. */
    of: <Row>(fields: RecordFields<Row>): RowMemory<Row> => {
      const own = lists;
      return {
        recall: () => (own.get(fields) as readonly Row[] | undefined) ?? null,
        keep: (rows) => {
          own.set(fields, rows);
        },
      };
    },
  };
}
