import * as css from '../tool-card.css.ts'
import { useNames } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

interface PeopleProps {
  label: 'listAnswered' | 'listNotAnswered' | 'listNotYet' | 'listSilent'
  userIds: readonly string[]
}

/** A list of names under its number; nothing where it is empty. */
export function People({ label, userIds }: PeopleProps) {
  const t = useToolWords()
  const namesOf = useNames()
  if (userIds.length === 0) return null
  return (
    <div className={css.rows}>
      <p className={css.label}>{t(label, { count: userIds.length })}</p>
      <p className={css.muted}>{namesOf(userIds)}</p>
    </div>
  )
}
