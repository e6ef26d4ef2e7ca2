import { Field, Select, type SelectOption, TextInput, type TextInputProps } from '@hwjy/ui'
import * as css from './list-page.css.ts'

/** Stands for no choice: an empty value is none for a list to choose from. */
const ANY = 'any'

interface SearchFieldProps extends TextInputProps {
  label: string
}

/** Narrows a list by what is typed; takes the `searchProps` of `useQueryFilter`. */
export function SearchField({ label, placeholder = label, className = css.search, ...props }: SearchFieldProps) {
  return (
    <Field label={label} isLabelHidden className={className}>
      <TextInput placeholder={placeholder} {...props} />
    </Field>
  )
}

interface ChoiceFilterProps<Value extends string> {
  label: string
  /** What the list offers first: all there is. */
  any: string
  /** Empty or null while nothing is chosen. */
  value: Value | '' | null
  options: readonly SelectOption<Value>[]
  /** @param value empty for all there is, which leaves the address */
  onChange: (value: Value | '') => void
  className?: string
}

/** Narrows a list by one property of its rows. */
export function ChoiceFilter<Value extends string>({
  label,
  any,
  value,
  options,
  onChange,
  className = css.choice,
}: ChoiceFilterProps<Value>) {
  return (
    <Select<Value | typeof ANY>
      className={className}
      aria-label={label}
      value={value === '' || value === null ? ANY : value}
      onValueChange={(chosen) => onChange(chosen === ANY ? '' : chosen)}
      options={[{ value: ANY, label: any }, ...options]}
    />
  )
}
