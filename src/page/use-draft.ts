import { createContext, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { systemClock } from '#machines/clock.ts';
import { draftBeat, markTabInUse } from '#session/draft-tabs.ts';
import {
  discardDraft,
  getDraft,
  persistDraft,
  releaseDrafts,
  type DraftOwner,
} from '#session/drafts.ts';
import { usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** Who keeps the drafts of what a page shows in its parts; null where nobody does, as in a story. */
export const DraftKeeper = createContext<DraftOwner | null>(null);

/** Typing is kept once it pauses for this long, in ms. */
const pause = 300;

/** A kept description of an entry, also one that is too long to be sent. */
export const descriptionSchema = v.string();

/** Whose drafts of a form these are: as it was when the form was opened, also while the session ends. */
export function useDraftOwner(form: string): DraftOwner {
  const session = useSession();
  const { tenant } = usePage().workspace;
  const [owner] = useState(() => {
    const subject = session.getSnapshot().context.identity?.subject ?? '';
    return { subject, tenantId: tenant.id, form };
  });
  return owner;
}

/** The draft that the person had not finished, for the input of a chart; and whose it is. */
export function usePersistedDraft<Content>(
  form: string,
  schema: v.GenericSchema<unknown, Content>,
): { owner: DraftOwner; draft: Content | null } {
  const owner = useDraftOwner(form);
  const [draft] = useState(() => getDraft(owner, schema, systemClock.now()));
  return { owner, draft };
}

/** Keeps the newest content of each form once the typing has paused. */
function draftKeeper() {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const typed = new Map<string, DraftOwner>();
  const flush = () => {
    clearTimeout(timer);
    waiting?.();
    waiting = null;
  };
  return {
    flush,
    /** The drafts are no longer typed: any tab may offer them. */
    release: () => {
      flush();
      releaseDrafts([...typed.values()], systemClock.now());
    },
    /** A draft that is typed slowly is not taken for one that was left. */
    beat: () => {
      if (typed.size > 0) markTabInUse(systemClock.now());
    },
    /** Null discards what was kept. */
    persist: (owner: DraftOwner, content: unknown) => {
      clearTimeout(timer);
      if (content === null) {
        waiting = null;
        discardDraft(owner, systemClock.now());
      } else {
        typed.set(owner.form, owner);
        waiting = () => persistDraft(owner, content, systemClock.now());
        timer = setTimeout(flush, pause);
      }
    },
  };
}

/** Hears each state of an actor, for what the device keeps of it. */
type DraftObserver<Actor extends AnyActorRef> = (
  actor: Actor,
  persist: ReturnType<typeof draftKeeper>['persist'],
) => (snapshot: SnapshotFrom<Actor>) => void;

/** Keeps drafts of an actor as long as the component is shown; `onStart` is called for each actor. */
export function useDraftObserver<Actor extends AnyActorRef>(
  actor: Actor | undefined,
  onStart: DraftObserver<Actor>,
): void {
  const start = useEffectEvent(onStart);
  // Follows the form's chart, for what the device keeps of it.
  useEffect(() => {
    if (!actor) return undefined;
    const { persist, release, beat } = draftKeeper();
    const listening = actor.subscribe(start(actor, persist));
    const beating = setInterval(beat, draftBeat);
    addEventListener('pagehide', release);
    return () => {
      clearInterval(beating);
      listening.unsubscribe();
      removeEventListener('pagehide', release);
      release();
    };
  }, [actor]);
}

/**
 * Keeps what an actor holds on the device. `getContent` gives what is to be kept, null where there
 * is nothing to keep any more, and undefined where what was kept stays as it is. Without an owner
 * nothing is kept.
 */
export function useDraft<Actor extends AnyActorRef>(
  actor: Actor,
  owner: DraftOwner | null,
  getContent: (snapshot: SnapshotFrom<Actor>) => unknown,
): void {
  useDraftObserver(actor, (_, persist) => {
    let last = '';
    return (snapshot) => {
      const content = getContent(snapshot);
      const text = JSON.stringify(content);
      if (content === undefined || text === last || owner === null) return;
      last = text;
      persist(owner, content);
    };
  });
}
