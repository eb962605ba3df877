import { tagFormMachine } from '#machines/tags/tag-form.machine.ts';
import { emptyTag } from '#machines/tags/tag.ts';
import { tagAddresses } from '#page/parameters/addresses.ts';
import { recordFormPage } from '#page/records/record-form-page.tsx';
import { TagFormScreen } from './tag-form.screen.tsx';

export default recordFormPage(tagFormMachine, {
  emptyForm: emptyTag,
  list: tagAddresses.list,
  getName: ({ name }) => name,
  parameter: 'tagId',
  Screen: TagFormScreen,
});
