import { Button } from '@hwjy/ui'
import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../../focus-now.ts'
import * as css from './conflict-notice.css.ts'
import type { FieldChange } from './field-changes.ts'
import type { Conflict } from './use-conflict.ts'

export interface ConflictNoticeProps<Values extends object> {
  conflict: Conflict<Values> | null
  labelOf: (name: FieldChange<Values>['name']) => ReactNode
  /** Says a value as people read it; text, and on or off, are said without it. */
  show?: (name: FieldChange<Values>['name'], value: FieldChange<Values>['theirs']) => string | undefined
  isBusy: boolean
  onKeepMine: () => void
  onTakeTheirs: () => void
  onTakeBack: () => void
}

/** Shows inside a form what others saved while it was open, field by field, and asks whose is to stay. */
export function ConflictNotice<Values extends object>({ conflict, ...props }: ConflictNoticeProps<Values>) {
  const place = useRef<HTMLDivElement>(null)
  // The pressed button goes with the notice: a person at the keyboard goes on at the button that saves.
  const focusSave = () => {
    const parts = [...(place.current?.closest('form')?.elements ?? [])]
    parts
      .find((part): part is HTMLButtonElement => part instanceof HTMLButtonElement && part.type === 'submit')
      ?.focus()
  }
  return (
    <div ref={place} className={css.place}>
      {conflict && !conflict.isTaken && <Choice {...props} changes={conflict.changes} onChosen={focusSave} />}
      {conflict?.isTaken && <Taken onTakeBack={props.onTakeBack} />}
    </div>
  )
}

interface ChoiceProps<Values extends object> extends Omit<ConflictNoticeProps<Values>, 'conflict' | 'onTakeBack'> {
  changes: readonly FieldChange<Values>[]
  onChosen: () => void
}

function Choice<Values extends object>({
  changes,
  labelOf,
  show,
  isBusy,
  onKeepMine,
  onTakeTheirs,
  onChosen,
}: ChoiceProps<Values>) {
  const { t } = useTranslation('conflict')
  const titleId = useId()
  const text = (name: FieldChange<Values>['name'], value: FieldChange<Values>['theirs']) => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    return show?.(name, value) ?? (value === '' || value === null ? t('empty') : String(value))
  }
  return (
    <section aria-labelledby={titleId} className={css.notice}>
      <h3 ref={focusNow} id={titleId} tabIndex={-1} className={css.title}>
        {t('title')}
      </h3>
      <p>{t('text')}</p>
      {changes.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('theirs')}</th>
              <th scope="col">{t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, theirs, mine, isTyped }) => (
              <tr key={name}>
                <th scope="row">{labelOf(name)}</th>
                <td>{text(name, theirs)}</td>
                <td>{isTyped ? text(name, mine) : <span className={css.quiet}>{t('untouched')}</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={css.buttons}>
        <Button tone="primary" isBusy={isBusy} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => {
            onChosen()
            onTakeTheirs()
          }}
        >
          {t('takeTheirs')}
        </Button>
      </div>
    </section>
  )
}

function Taken({ onTakeBack }: { onTakeBack: () => void }) {
  const { t } = useTranslation('conflict')
  return (
    <output className={css.taken}>
      <span>{t('taken')}</span>
      <Button size="sm" tone="quiet" onClick={onTakeBack}>
        {t('undo')}
      </Button>
    </output>
  )
}
