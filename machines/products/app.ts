import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/faults.ts';
import { emptyId, max, numeric, required } from '../validation/rules.ts';

export type App = Schema<'App'>;

/** What a person fills in; the port as it is typed. */
export type AppForm = Record<'appName' | 'url' | 'type' | 'port', string>;

export const emptyApp: AppForm = { appName: '', url: '', type: '', port: '' };

/** What the apps of a product are ordered and filtered by. */
export const appFields: RecordFields<App> = {
  appName: ({ appName }) => appName,
  url: ({ url }) => url,
  type: ({ type }) => type,
  port: ({ port }) => port,
};

export const toAppForm = ({ appName, url, type, port }: App): AppForm => ({
  appName,
  url,
  type,
  port: String(port),
});

/** A form as the contract takes it; the empty identifier is a new app's. */
export const toAppBody = ({ parentId, part, form, version }: PartToSave<App, AppForm>) => ({
  appsId: part?.appsId ?? emptyId,
  productId: parentId,
  ...form,
  port: Number(form.port),
  ...(version === null ? {} : { version }),
});

const word = () => v.pipe(v.string(), required(), max(250));

const rules = v.object({
  appName: word(),
  url: word(),
  type: word(),
  port: v.pipe(v.string(), required(), numeric(), max(5)),
});

/** What is wrong with a form, by field. Source: PROD-032 and 9. */
export const validateApp = (form: AppForm): FieldErrors<keyof AppForm> => validate(rules, form);
