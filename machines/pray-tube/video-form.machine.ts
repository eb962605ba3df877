import { createRecordForm } from '../records/create-record-form.ts';
import { loadVideoForm, saveVideo } from './video-form.actors.ts';
import { emptyVideo, validateVideo, type VideoForm } from './video.ts';

export const videoFormMachine = createRecordForm<VideoForm>({
  id: 'video-form',
  description: 'Adds, duplicates or edits a video. Source: INTEG-018.',
  emptyForm: emptyVideo,
  validate: validateVideo,
  loadForm: loadVideoForm,
  saveForm: saveVideo,
});
