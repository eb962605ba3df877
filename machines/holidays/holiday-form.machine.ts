import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import {
  emptyHoliday,
  getDayOfSource,
  toHolidayBody,
  toHolidayForm,
  type HolidayForm,
  validateHoliday,
} from './holiday.ts';
import { createRecordForm } from '../records/create-record-form.ts';

/** Loads a holiday, or starts a new one on the day that the source names. */
const loadHolidayForm = fromPromise<LoadedForm<HolidayForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyHoliday, version: null, newId };
    const day = getDayOfSource(id);
    if (day !== null) return { form: { ...emptyHoliday, date: day }, version: null, newId };
    const { holiday } = await api.getHoliday({ path: { id }, signal });
    return { form: toHolidayForm(holiday), version: holiday.version, newId };
  },
);

/**
 * Saves a holiday. Every attempt for a new one sends the same id, so that a retry creates no second.
 */
const saveHoliday = fromPromise<
  MadeRecord<HolidayForm> | null,
  LoadedForm<HolidayForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toHolidayBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateHoliday({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createHoliday(sent),
    update: () => api.updateHoliday(sent),
  });
  return null;
});

export const holidayFormMachine = createRecordForm<HolidayForm>({
  id: 'holiday-form',
  description:
    'Adds, duplicates or edits a holiday: its name, its day, and whether it is a half or an optional one. Source: ADMIN-022.',
  emptyForm: emptyHoliday,
  validate: validateHoliday,
  loadForm: loadHolidayForm,
  saveForm: saveHoliday,
});
