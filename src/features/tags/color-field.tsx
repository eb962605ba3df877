import { useId, type CSSProperties } from 'react';
import { tagColors, toColor } from '#machines/tags/tag-colors.ts';
import type { TagForm } from '#machines/tags/tag.ts';
import { useText } from '#i18n/text.tsx';
import { useField, type FieldProps } from '#records/form/use-field.ts';
import { getContrast } from '#ui/text/readable-on.ts';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './tags.module.css';

/** The colours of the page in both themes, and the least contrast in which a chip is seen on them. */
const backgrounds = { nearLight: '#FFFFFF', nearDark: '#17191E' } as const;
const leastContrast = 1.35;

type SwatchStyle = CSSProperties & { '--swatch': string };

/** A colour: one of the palette, or a typed one, with a preview of the tag in it. */
export function ColorField({
  actor,
  name,
  ...field
}: Pick<FieldProps<TagForm>, 'actor' | 'label'> & { name: string }) {
  const text = useText('tags');
  const group = useId();
  const { value, change, isLocked, error } = useField({ actor, field: 'color', ...field });
  const typed = typeof value === 'string' ? value : '';
  const color = toColor(typed);
  return (
    <fieldset className={styles.color}>
      <legend className={styles.legend}>{field.label}</legend>
      <div role="radiogroup" aria-label={text('palette')} className={styles.swatches}>
        {tagColors.map((each) => (
          <input
            key={each.id}
            type="radio"
            name={group}
            aria-label={text(`color_${each.id}`)}
            title={text(`color_${each.id}`)}
            className={styles.swatch}
            style={{ '--swatch': each.color } as SwatchStyle}
            checked={color === each.color}
            // A locked form keeps the focus.
            onChange={() => !isLocked && change(each.color)}
          />
        ))}
      </div>
      <TextField
        label={text('hexColor')}
        name="color"
        value={typed}
        onChange={change}
        isReadOnly={isLocked}
        isRequired
        description={text('colorHint')}
        error={error}
      />
      <div role="group" aria-label={text('preview')} className={styles.preview}>
        {color !== null && <TagChip color={color} name={name || text('viewTitle')} />}
        {color !== null && <NearColor color={color} />}
      </div>
    </fieldset>
  );
}

/** Says that a chip is hardly seen on the page, in one of the themes. */
function NearColor({ color }: { color: string }) {
  const text = useText('tags');
  const near = (['nearLight', 'nearDark'] as const).filter(
    (each) => getContrast(color, backgrounds[each]) < leastContrast,
  );
  return (
    <p role="status" className={styles.meta}>
      {near.map((each) => text(each)).join(' ')}
    </p>
  );
}
