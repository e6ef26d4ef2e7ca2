import { SegmentedControl, type SegmentedControlProps } from '@hwjy/ui'
import * as css from './question-editor.css.ts'

/** A choice of a few words, with its label before it. */
export function SegmentedField<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <div className={css.row}>
      <span aria-hidden className={css.legend}>
        {props.label}
      </span>
      <SegmentedControl {...props} />
    </div>
  )
}
