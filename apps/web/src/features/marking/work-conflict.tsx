import type { AnswerPaper } from '@hwjy/sdk'
import { Button } from '@hwjy/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { focusNow } from '../../shared/focus-now.ts'
import { currentLanguage } from '../../shared/i18n/i18n.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { beginning, markOf, type MarkingValues } from './marking-values.ts'
import * as css from './marking.css.ts'
import { withGivenScores } from './use-marking-draft.ts'

interface WorkConflictProps {
  /** The work as the server has it now. */
  theirs: AnswerPaper
  mine: MarkingValues
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** Both versions of one work's marks beside each other, before anything is replaced. */
export function WorkConflict({ theirs, mine, onKeepMine, onTakeTheirs }: WorkConflictProps) {
  const { t } = useTranslation('marking')
  const titleId = useId()
  const now = useServerNow()
  const zone = useViewerZone()
  const other = withGivenScores({ ...beginning(theirs), draftSeen: null }, theirs)
  const at = theirs.draft?.savedAt ?? theirs.answerPaper?.gradedAt ?? theirs.answerPaper?.submittedAt ?? null
  const kind = theirs.draft
    ? 'draft'
    : theirs.answerPaper?.state === 'graded'
      ? 'graded'
      : theirs.answerPaper?.state === 'returned'
        ? 'returned'
        : 'answers'
  const said = (values: MarkingValues, no: number) => {
    const { score, comment } = markOf(values, no)
    return [score === null ? '–' : String(score), comment].filter((part) => part !== '').join(' · ')
  }
  const rows = theirs.questions.filter(({ no }) => said(other, no) !== said(mine, no))
  return (
    <section aria-labelledby={titleId} className={css.conflict}>
      <h3 ref={focusNow} id={titleId} tabIndex={-1} className={css.cardHead}>
        {t('conflict.title')}
      </h3>
      <p className={css.text}>
        {t(`conflict.${kind}`, { at: at === null ? '' : momentInDay(new Date(at), now, currentLanguage(), zone) })}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.question')}</th>
            <th scope="col">{t('conflict.theirs')}</th>
            <th scope="col">{t('conflict.mine')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ no }) => (
            <tr key={no}>
              <th scope="row">{no}</th>
              <td>{said(other, no)}</td>
              <td>{said(mine, no)}</td>
            </tr>
          ))}
          {other.comment !== mine.comment && (
            <tr>
              <th scope="row">{t('whole.heading')}</th>
              <td>{other.comment}</td>
              <td>{mine.comment}</td>
            </tr>
          )}
        </tbody>
      </table>
      <div className={css.row}>
        <Button tone="primary" onClick={onKeepMine}>
          {t('conflict.keepMine')}
        </Button>
        <Button onClick={onTakeTheirs}>{t('conflict.takeTheirs')}</Button>
      </div>
    </section>
  )
}
