import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { testModel } from './video-form.test-model.ts';
import { exampleVideo } from './video.fixtures.ts';
import { emptyVideo, toVideoBody, toVideoForm, validateVideo } from './video.ts';

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyVideo, title: 'Safety', url: 'https://vimeo.com/1084537' },
  mine: { description: 'For everyone.' },
  theirs: { category: 'Safety' },
  name: 'title' as const,
  // Two videos may have the same title and the same address.
  unique: null,
  list: async () => (await api.getVideos({})).videos.map(({ id, title: name }) => ({ id, name })),
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteVideo({ path: { id } }) });

describe('the video form and the contract', () => {
  testLimits({
    schema: getSchema(contract, 'VideoInput'),
    example: toVideoForm(exampleVideo),
    buildBody: (values) => ({ id: exampleVideo.id, ...toVideoBody(values) }),
    check: validateVideo,
  });
});

describe('the validation of a video', () => {
  it('a video needs a title and an address, nothing else', () => {
    expect(validateVideo(emptyVideo)).toEqual({
      title: { rule: 'required' },
      url: { rule: 'required' },
    });
  });

  it('the address of a video is rejected at its field, unless it is one of a known provider', () => {
    const errors = validateVideo({ ...form.sample, url: 'javascript:alert(1)' });
    expect(errors).toEqual({ url: { rule: 'regex' } });
    expect(validateVideo({ ...form.sample, url: ' https://youtu.be/aqz-KE-bpKQ ' })).toEqual({});
  });
});
