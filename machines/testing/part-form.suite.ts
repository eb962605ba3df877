import { beforeEach, describe, expect, it } from 'vitest';
import { keptForm, type FormValues, type KeptForm } from '../records/form-values.ts';
import { isPartOpen, type PartFormActor } from '../records/part-form.ts';
import { connectAs, down, fair, type ServerInWeather } from './connect.ts';
import { keptOf } from './record-guides.ts';

interface PartUnderTest<Form extends FormValues> {
  /** Makes a reference server with the demo world. */
  server: () => Promise<ServerInWeather>;
  /** Opens the page of a record, and the dialog for a new part of it. */
  opened: () => Promise<{ actor: PartFormActor<Form>; settled: () => Promise<unknown> }>;
  emptyForm: Form;
  /** A new part that the server takes, and another change. */
  sample: Partial<Form>;
  other: Partial<Form>;
}

/** Declares that the dialog of a part loses nothing that is typed: what every such chart owes. */
export function provePartForm<Form extends FormValues>(part: PartUnderTest<Form>): void {
  const { opened, emptyForm, sample, other } = part;
  const draft: KeptForm<Form> = { ...keptOf({ ...emptyForm, ...other }), base: emptyForm };

  async function opening(kept?: KeptForm<Form>) {
    const { actor, settled } = await opened();
    if (kept) actor.send({ type: 'draft.found', kept });
    return {
      actor,
      context: () => actor.getSnapshot().context,
      fill: (change: Partial<Form>) => actor.send({ type: 'form.changed', change }),
      save: async () => {
        actor.send({ type: 'SAVE' });
        await settled();
      },
    };
  }

  describe('the dialog of a part', () => {
    let server: ServerInWeather;
    beforeEach(async () => {
      server = await part.server();
      connectAs(server, 'ava', 'aster');
    });

    it('offers what was kept of it, and fills it in once that is asked for', async () => {
      const { actor, context } = await opening(draft);
      expect([context().form, context().draft?.form]).toEqual([emptyForm, draft.form]);
      actor.send({ type: 'draft.restored' });
      expect([context().form, context().draft]).toEqual([draft.form, null]);
    });

    it('keeps what is typed beside a draft on offer, and the draft, over a reload', async () => {
      const first = await opening(draft);
      first.fill(sample);
      const kept = keptForm(first.context(), false);
      const { actor, context } = await opening(kept ?? undefined);
      expect(context().form).toEqual({ ...emptyForm, ...sample });
      expect(context().draft?.form).toEqual(draft.form);
      actor.send({ type: 'draft.restored' });
      expect(context().draft?.form).toEqual({ ...emptyForm, ...sample });
    });

    it('that is opened without a draft is as it was before', async () => {
      const { actor, context } = await opening(draft);
      actor.send({ type: 'draft.discarded' });
      expect([context().form, context().draft]).toEqual([emptyForm, null]);
    });

    it('says why a save has failed until one succeeds, whatever is typed meanwhile', async () => {
      const { actor, context, fill, save } = await opening();
      fill(sample);
      server.setScenario(down);
      await save();
      expect(context().failure).toEqual({ kind: 'down', words: expect.stringMatching(/\w/) });
      fill(other);
      expect(context().failure?.kind).toBe('down');
      server.setScenario(fair);
      fill(sample);
      await save();
      expect(isPartOpen(actor.getSnapshot())).toBe(false);
      expect(context().failure).toBeNull();
    });
  });
}
