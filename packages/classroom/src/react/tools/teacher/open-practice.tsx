import { Button } from '@hwjy/ui'
import { createContext, use } from 'react'
import * as css from '../tool-card.css.ts'
import { practiceName, usePractice } from '../use-tools.ts'
import { useToolWords } from '../use-tool-words.ts'

/** Shows the card of the practice that is open, in the place of what is prepared. */
export const ShowPracticeContext = createContext<() => void>(() => undefined)

/** Says, before anything is prepared, that another practice is open, and leads to it. [R37] */
export function OpenPracticeNote() {
  const t = useToolWords()
  const practice = usePractice()
  const show = use(ShowPracticeContext)
  if (practice?.status !== 'open') return null
  const tool = practiceName(t, practice.kind)
  return (
    <div className={css.rows}>
      <p className={css.strong}>{t('oneAtATime', { tool })}</p>
      <Button size="sm" onClick={show}>
        {t('unfold', { tool })}
      </Button>
    </div>
  )
}
