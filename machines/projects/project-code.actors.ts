import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { FormActor } from '../records/form-values.ts';
import type { ProjectForm } from './project.ts';

/** What a code is suggested from. */
export interface CodeSource {
  name: string;
  parentId: string | null;
}

/** Tells the machine the name and the parent in the form, now and after each change. */
export const followForm = fromCallback<EventObject, { form: FormActor<ProjectForm> }>(
  ({ input: { form }, sendBack }) => {
    const report = ({ context }: ReturnType<typeof form.getSnapshot>) => {
      const { name, parent } = context.form;
      sendBack({ type: 'source.changed', name: name.trim(), parentId: parent?.id ?? null });
    };
    report(form.getSnapshot());
    const subscription = form.subscribe(report);
    return () => subscription.unsubscribe();
  },
);

/** An unused code. */
export const suggestCode = fromPromise<string, CodeSource>(
  async ({ input: { name, parentId }, signal }) => {
    const query = { name: name.slice(0, 250), ...(parentId !== null && { parentId }) };
    return (await api.suggestProjectCode({ query, signal })).code;
  },
);
