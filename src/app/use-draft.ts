import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { systemClock } from '#machines/clock.ts';
import { discardDraft, draftOf, keepDraft, type DraftOwner } from './drafts.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** Typing is kept once it pauses for this long, in ms. */
const pause = 300;

/** A kept description of an entry. */
export const keptDescription = v.pipe(v.string(), v.maxLength(500));

/** The draft that the person had not finished, for the input of a chart; and whose it is. */
export function useKeptDraft<Content>(
  form: string,
  schema: v.GenericSchema<unknown, Content>,
): { owner: DraftOwner; draft: Content | null } {
  const session = useSession();
  const { tenant } = usePage().workspace;
  // Whose it is stays as it was when the form was opened, also while the session ends.
  const [kept] = useState(() => {
    const subject = session.getSnapshot().context.identity?.subject ?? '';
    const owner = { subject, tenantId: tenant.id, form };
    return { owner, draft: draftOf(owner, schema, systemClock.now()) };
  });
  return kept;
}

/**
 * Keeps what an actor holds on the device. `contentOf` gives what is to be kept, null where there
 * is nothing to keep any more, and undefined where what was kept is still to be decided about.
 */
export function useDraft<Actor extends AnyActorRef>(
  actor: Actor,
  owner: DraftOwner,
  contentOf: (snapshot: SnapshotFrom<Actor>) => unknown,
): void {
  useEffect(() => {
    let last = '';
    let waiting: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      waiting?.();
      waiting = null;
    };
    const listening = actor.subscribe((snapshot: SnapshotFrom<Actor>) => {
      const content = contentOf(snapshot);
      const text = JSON.stringify(content);
      if (content === undefined || text === last) return;
      last = text;
      clearTimeout(timer);
      if (content === null) {
        waiting = null;
        discardDraft(owner, systemClock.now());
      } else {
        waiting = () => keepDraft(owner, content, systemClock.now());
        timer = setTimeout(flush, pause);
      }
    });
    addEventListener('pagehide', flush);
    return () => {
      listening.unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [actor, owner, contentOf]);
}
