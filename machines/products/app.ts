import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { emptyId, max, numeric, required } from '../validation/rules.ts';

export type App = Schema<'App'>;

/** The form's input; the port as typed. */
export type AppForm = Record<'appName' | 'url' | 'type' | 'port', string>;

export const emptyApp: AppForm = { appName: '', url: '', type: '', port: '' };

/** The fields by which the apps of a product are ordered and filtered. */
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

/** A form in wire format; an empty identifier stands for a new app. */
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

/** Errors of a form, by field. Source: PROD-032 and 9. */
export const validateApp = (form: AppForm): FieldErrors<keyof AppForm> => validate(rules, form);
