import { videoAddresses } from '#page/addresses.ts';
import type { DraftForm } from '#page/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'video-form',
  area: 'prayTube',
  right: 'prayTube.basic',
  at: videoAddresses,
};
