import { videoAddresses } from '#page/parameters/addresses.ts';
import type { DraftForm } from '#page/drafts/draft-form.ts';

export const draftForm: DraftForm = {
  form: 'video-form',
  area: 'prayTube',
  right: 'prayTube.basic',
  at: videoAddresses,
};
