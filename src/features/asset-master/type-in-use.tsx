import { useSelector } from '@xstate/react';
import type {
  AssetType,
  AssetTypeChoices,
  AssetTypeForm,
} from '#machines/asset-master/asset-type.ts';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import { changedFields } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import styles from './asset-master.module.css';

interface TypeInUseProps {
  actor: RecordFormActor<AssetTypeForm, AssetTypeChoices>;
  type: AssetType;
}

/** Shows, before saving, how a change of the type affects existing assets. */
export function TypeInUse({ actor, type }: TypeInUseProps) {
  const text = useText('assetMaster');
  const changed = useSelector(actor, ({ context }) =>
    changedFields(context.form, context.base).join(),
  );
  const { assetCount: count } = type;
  if (count === 0) return null;
  const isOther = (field: keyof AssetTypeForm) => changed.split(',').includes(field);
  const changeNotes = [
    (isOther('name') || isOther('assetCategoryId')) && text('renameHint'),
    isOther('code') && text('codeChangeHint'),
    isOther('usefulLifeInYears') && text('lifeChangeHint'),
  ].filter((item) => item !== false);
  return (
    <div className={styles.wide}>
      <Banner title={text('typeInUse', { count })}>
        {changeNotes.join(' ') || text('noChangeHint')}
      </Banner>
    </div>
  );
}
