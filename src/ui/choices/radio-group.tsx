import {
  Label,
  RadioButton,
  RadioField,
  RadioGroup as RacRadioGroup,
  Text,
} from 'react-aria-components';
import { cx } from '../text/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import choice from './choice.module.css';
import field from '../fields/field.module.css';
import { isolate } from '../controls/isolate.tsx';

/** An option. Its `id` is the value that `onChange` receives. */
export interface RadioOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Id extends string = string> {
  label: string;
  options: readonly RadioOption<Id>[];
  /** The selected id; `null` if nothing is selected yet. */
  value: Id | null;
  onChange: (value: Id) => void;
  orientation?: 'vertical' | 'horizontal' | undefined;
  description?: string | undefined;
  /** The error message; the group is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Selects one of a few visible options. Arrow keys select, Tab leaves. */
export function RadioGroup<Id extends string = string>({
  label,
  options,
  onChange,
  orientation = 'vertical',
  description,
  error,
  className,
  ...rest
}: RadioGroupProps<Id>) {
  return (
    <RacRadioGroup
      {...rest}
      orientation={orientation}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={cx(field.field, choice.group, className)}
      onChange={(id) => {
        const selected = options.find((option) => option.id === id);
        if (selected) onChange(selected.id);
      }}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <div className={choice.options}>
        {options.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={choice.field ?? ''}
          >
            <RadioButton className={choice.choice ?? ''}>
              <span className={cx(choice.mark, choice.radio)} />
              <span className={choice.message}>{isolate(option.label)}</span>
            </RadioButton>
            {option.description !== undefined && (
              <Text slot="description" className={choice.hint ?? ''}>
                {isolate(option.description)}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </RacRadioGroup>
  );
}
