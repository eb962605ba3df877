import type { ReactNode } from 'react';
import { api } from '#openapi/client/index.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import type { createRecordPart, PartContext } from '#machines/records/create-record-part.ts';
import type { FormValues } from '#machines/records/form-values.ts';
import type { RecordPartActor } from '#machines/records/create-record-part.ts';
import { StateCard } from './flows.tsx';
import { avaKnowing, outdated } from './records.tsx';
import { frozenActor } from './statechart-panel/index.ts';

interface PartStories<Part extends { version: number }, Form extends FormValues> {
  parentId: string;
  part: Part | null;
  /** What a person has typed, where the state is about it. */
  typed: Form;
  render: (actor: RecordPartActor<Part, Form>) => ReactNode;
}

/** The stories of a dialog for a part of a record, by the states of its machine. */
export const partStories =
  <Part extends { version: number }, Form extends FormValues>(
    machine: ReturnType<typeof createRecordPart<Part, Form>>,
    { parentId, part, typed, render }: PartStories<Part, Form>,
  ) =>
  (name: string, change: Partial<PartContext<Part, Form>> = {}) => ({
    parameters: { flow: machine.id, state: name },
    render: () => {
      const isParentDeleted = name === 'editing.parentDeleted';
      const input = { parentId, part: isParentDeleted ? null : part };
      const told = /stale|deleted|parentDeleted/.test(name) ? { ...outdated, form: typed } : {};
      const context = { ...told, ...change } as Partial<PartContext<Part, Form>>;
      const actor = frozenActor(machine, { state: name, input, context });
      return (
        <>
          <StateCard machine={machine} actor={actor} />
          {render(actor)}
        </>
      );
    },
  });

/** The engagement that an interaction changes, created as the client does. */
export async function createStoryEngagement(): Promise<EngagementDetail> {
  const id = crypto.randomUUID();
  const { projectTypes } = await api.getEngagementProjectTypes({});
  await api.createEngagement({
    body: {
      id,
      name: 'Harbour portal',
      type: 'blank',
      prospectName: 'Harbour Logistics',
      projectTypeId: projectTypes[0]?.id ?? '',
      createdOn: '2026-01-12',
      createdOnAsInputString: '2026/01/12',
    },
  });
  const stageId = crypto.randomUUID();
  await api.saveEngagementStage({
    path: { engagementId: id },
    body: { stageId, stageName: 'Discovery', description: 'Find out what the client needs.' },
  });
  for (const activityDesc of ['Hold the workshop', 'Write the offer']) {
    await api.saveEngagementActivity({
      path: { engagementId: id, stageId },
      body: { activityId: crypto.randomUUID(), activityDesc, isTenantVisible: true, baseline: 8 },
    });
  }
  return api.getEngagement({ path: { id } });
}

/** The demo world with such an engagement. */
export const withEngagement = avaKnowing(async () => ({ detail: await createStoryEngagement() }));
