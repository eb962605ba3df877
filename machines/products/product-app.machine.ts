import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import {
  type PartToSave,
  createRecordPart,
  type RecordPartActor,
} from '../records/create-record-part.ts';
import { toAppBody, type App, type AppForm, toAppForm, emptyApp, validateApp } from './app.ts';

const saveApp = fromPromise<unknown, PartToSave<App, AppForm>>(({ input, signal }) =>
  api.saveApp({ body: toAppBody(input), signal }),
);

export const productAppMachine = createRecordPart<App, AppForm>({
  id: 'product-app',
  description: 'An app of a product is added or edited. Source: PROD-032, PROD-044.',
  emptyForm: emptyApp,
  toForm: toAppForm,
  validate: validateApp,
  savePart: saveApp,
});

export type ProductAppActor = RecordPartActor<App, AppForm>;
