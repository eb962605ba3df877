import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import { toAppForm, emptyApp, validateApp, type App, type AppForm } from './app.ts';
import { saveApp } from './product-app.actors.ts';

export const productAppMachine = createRecordPart<App, AppForm>({
  id: 'product-app',
  description: 'An app of a product is added or edited. Source: PROD-032, PROD-044.',
  emptyForm: emptyApp,
  toForm: toAppForm,
  validate: validateApp,
  savePart: saveApp,
});

export type ProductAppActor = RecordPartActor<App, AppForm>;
