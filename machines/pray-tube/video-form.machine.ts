import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../records/form-values.ts';
import { saveNew } from '../records/save-new.ts';
import { emptyVideo, toVideoBody, toVideoForm, type VideoForm, validateVideo } from './video.ts';
import { createRecordForm } from '../records/create-record-form.ts';

const loadVideoForm = fromPromise<LoadedForm<VideoForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyVideo, version: null, newId };
    const { video } = await api.getVideo({ path: { id }, signal });
    return { form: toVideoForm(video), version: video.version, newId };
  },
);

/** Saves a video. Every attempt for a new one sends the same id, so that it is stored once. */
const saveVideo = fromPromise<
  MadeRecord<VideoForm> | null,
  LoadedForm<VideoForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toVideoBody(form);
  if (id !== null) {
    const seen = version === null ? {} : { version };
    await api.updateVideo({ body: { id, ...body, ...seen }, signal });
    return null;
  }
  const sent = { body: { id: newId, ...body }, signal };
  await saveNew({
    create: () => api.createVideo(sent),
    update: () => api.updateVideo(sent),
  });
  return null;
});

export const videoFormMachine = createRecordForm<VideoForm>({
  id: 'video-form',
  description: 'Adds, duplicates or edits a video. Source: INTEG-018.',
  emptyForm: emptyVideo,
  validate: validateVideo,
  loadForm: loadVideoForm,
  saveForm: saveVideo,
});
