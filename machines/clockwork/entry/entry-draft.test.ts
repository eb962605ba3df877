import * as v from 'valibot';
import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { buildEntry } from '../../testing/fixtures.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { editEntryMachine } from './edit-entry.machine.ts';
import type { Entry } from './entries.ts';
import { draftOfEntry, entrySchema, type PersistedEntry } from './entry-draft.ts';
import { toForm } from './entry-form.ts';

const clock = timelineFrom('2026-03-04T20:00:00.000Z');
const timeZone = 'Europe/Berlin';
const entry = buildEntry({ endTime: '2026-03-04T09:00:00.000Z' });
const form = toForm(entry, timeZone);
const persisted: PersistedEntry = {
  base: form,
  form: { ...form, description: 'Half a sentence' },
  offered: null,
};

function opened(of: Entry, found: PersistedEntry | null = null) {
  const input = { clock, timeZone, of, newId: crypto.randomUUID(), persisted: found };
  const actor = createActor(editEntryMachine, { input }).start();
  const context = () => actor.getSnapshot().context;
  const describeAs = (description: string) =>
    actor.send({ type: 'form.changed', change: { description } });
  return { actor, context, describeAs };
}

describe('the draft of an entry', () => {
  it('the draft is stored while the form is open, and not for an unchanged form', () => {
    const { context, describeAs } = opened(entry);
    expect(draftOfEntry(context(), false)).toBeNull();
    describeAs('Half a sentence');
    const content: unknown = JSON.parse(JSON.stringify(draftOfEntry(context(), false)));
    expect(v.parse(entrySchema, content)).toEqual(persisted);
  });

  it('the draft is offered, and overrides later changes by other devices', () => {
    const changed = { ...entry, startTime: '2026-03-04T08:30:00.000Z' };
    const { actor, context } = opened(changed, persisted);
    expect(context().form).toEqual(toForm(changed, timeZone));
    actor.send({ type: 'draft.restored' });
    expect(context().offered).toBeNull();
    expect(context().form).toEqual({
      ...toForm(changed, timeZone),
      description: 'Half a sentence',
    });
  });

  it('the draft stays stored while the user has not decided about it', () => {
    const { context, describeAs } = opened(entry, persisted);
    expect(draftOfEntry(context(), false)).toEqual(persisted);
    describeAs('Another');
    expect(draftOfEntry(context(), true)).toEqual(persisted);
  });

  it('the draft is swapped with the text typed next to the offer', () => {
    const { actor, context, describeAs } = opened(entry, persisted);
    describeAs('Another');
    actor.send({ type: 'draft.restored' });
    expect(context().form.description).toBe('Half a sentence');
    expect(context().offered?.form.description).toBe('Another');
  });

  it('text typed next to an offered draft is restored in the form', () => {
    const { context, describeAs } = opened(entry, persisted);
    describeAs('Another');
    const again = opened(entry, draftOfEntry(context(), false)).context();
    expect(again.form.description).toBe('Another');
    expect(again.offered?.form.description).toBe('Half a sentence');
  });

  it('the draft is deleted when the form is saved or left', () => {
    const { actor, context, describeAs } = opened(entry);
    describeAs('Half a sentence');
    actor.send({ type: 'CANCEL' });
    expect(draftOfEntry(context(), true)).toBeNull();
  });

  it('the draft is deleted when the user discards it', () => {
    const { actor, context } = opened(entry, persisted);
    actor.send({ type: 'draft.discarded' });
    expect(draftOfEntry(context(), false)).toBeNull();
    expect(actor.getSnapshot().can({ type: 'draft.restored' })).toBe(false);
  });

  it.each([null, 'Half a sentence', { base: form }, { base: form, form: { description: 7 } }])(
    'invalid draft content is ignored: %o',
    (content) => {
      expect(v.is(entrySchema, content)).toBe(false);
    },
  );
});
