import { createContext, useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import type { AnyActorRef, SnapshotFrom } from 'xstate';
import { systemClock } from '#machines/clock.ts';
import { draftBeat, markTabInUse } from '#session/storage/forms/draft-tabs.ts';
import {
  discardDraft,
  getDraft,
  persistDraft,
  releaseDrafts,
  type DraftOwner,
} from '#session/storage/forms/drafts.ts';
import { useOwner } from '../records/use-owner.ts';

/**
 * The owner of the drafts in the dialogs of a page; null where no drafts are stored, e.g. in a
 * story.
 */
export const DraftKeeper = createContext<DraftOwner | null>(null);

/** A draft is stored once typing pauses for this long, in ms. */
const pause = 300;

/** The schema of an entry's stored description, which may be too long to send. */
export const descriptionSchema = v.string();

/**
 * The owner of a form's drafts, fixed when the form opens, so that it survives the end of the
 * session.
 */
export function useDraftOwner(form: string): DraftOwner {
  const person = useOwner();
  const [owner] = useState(() => ({ ...person, form }));
  return owner;
}

/** The user's unfinished draft for the input of a machine, and its owner. */
export function usePersistedDraft<Content>(
  form: string,
  schema: v.GenericSchema<unknown, Content>,
): { owner: DraftOwner; draft: Content | null } {
  const owner = useDraftOwner(form);
  const [draft] = useState(() => getDraft(owner, schema, systemClock.now()));
  return { owner, draft };
}

/** Stores the latest content of each form once typing pauses. */
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
    /** No one is typing the drafts any more: any tab may offer them. */
    release: () => {
      flush();
      releaseDrafts([...typed.values()], systemClock.now());
    },
    /** Prevents a draft that is typed slowly from counting as abandoned. */
    beat: () => {
      if (typed.size > 0) markTabInUse(systemClock.now());
    },
    /** Null discards the stored draft. */
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

/** Receives each snapshot of an actor, to persist parts of it. */
type DraftObserver<Actor extends AnyActorRef> = (
  actor: Actor,
  persist: ReturnType<typeof draftKeeper>['persist'],
) => (snapshot: SnapshotFrom<Actor>) => void;

/** Stores drafts of an actor while the component is mounted; `onStart` is called for each actor. */
export function useDraftObserver<Actor extends AnyActorRef>(
  actor: Actor | undefined,
  onStart: DraftObserver<Actor>,
): void {
  const start = useEffectEvent(onStart);
  // Subscribes to the form's machine, to persist it on the device.
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
 * Persists an actor's content on the device. `getContent` returns the content; null deletes the
 * stored draft, and undefined leaves it unchanged. Without an owner, nothing is stored.
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
