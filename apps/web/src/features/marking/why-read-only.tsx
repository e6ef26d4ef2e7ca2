import type { AnswerPaper } from '@hwjy/sdk'
import { Lock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import * as css from './marking.css.ts'

/** Stands in the place of the buttons of a work that does not lie with the teacher, and says when it will. */
export function WhyReadOnly({ paper }: { paper: AnswerPaper }) {
  const { t } = useTranslation('marking')
  return (
    <p className={css.readOnly}>
      <Lock aria-hidden size={16} className={css.readOnlyIcon} />
      {t(paper.answerPaper?.state === 'returned' ? 'returnedYet' : 'notYet')}
    </p>
  )
}
