import { Label, CheckboxGroup as RacCheckboxGroup, Text } from 'react-aria-components';
import { Checkbox } from './checkbox.tsx';
import { cx } from '../text/cx.ts';
import { FieldError } from '../fields/field-error.tsx';
import choice from './choice.module.css';
import field from '../fields/field.module.css';
import { isolate } from '../controls/isolate.tsx';

/** An option. Its `id` is in the value while it is checked. */
export interface CheckboxOption<Id extends string = string> {
  id: Id;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Id extends string = string> {
  label: string;
  options: readonly CheckboxOption<Id>[];
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  orientation?: 'vertical' | 'horizontal' | undefined;
  description?: string | undefined;
  /** The error message; the group is invalid exactly while this is set. */
  error?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
}

/** Selects any number of a few visible options. The value keeps the options' order. */
export function CheckboxGroup<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  orientation = 'vertical',
  description,
  error,
  className,
  ...rest
}: CheckboxGroupProps<Id>) {
  return (
    <RacCheckboxGroup
      {...rest}
      value={[...value]}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      data-orientation={orientation}
      className={cx(field.field, choice.group, className)}
      onChange={(ids) => onChange(options.filter(({ id }) => ids.includes(id)).map(({ id }) => id))}
    >
      <Label className={cx(field.label, rest.isRequired && field.required)}>{label}</Label>
      <div className={choice.options}>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            description={option.description}
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
      {description !== undefined && error === undefined && (
        <Text slot="description" className={field.description ?? ''}>
          {isolate(description)}
        </Text>
      )}
      <FieldError>{error}</FieldError>
    </RacCheckboxGroup>
  );
}
