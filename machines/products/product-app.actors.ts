import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { toAppBody, type App, type AppForm } from './app.ts';

export const saveApp = fromPromise<unknown, PartToSave<App, AppForm>>(({ input, signal }) =>
  api.saveApp({ body: toAppBody(input), signal }),
);
