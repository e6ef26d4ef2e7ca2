import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../../shared/network/use-is-online.ts'
import { momentInDay } from '../../../shared/time/lesson-time.ts'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { useViewerZone } from '../../../shared/time/time-zone.ts'
import { type AnswerBook, isEntryUnsent } from './answer-book.ts'
import * as css from './examination.css.ts'

/** "Saved 12:03", with the day where it was an earlier one; said of nothing but what the server answered; else how many answers wait. */
export function SavedLine({ book }: { book: AnswerBook }) {
  const { t, i18n } = useTranslation('studentHomework')
  const zone = useViewerZone()
  const now = useServerNow()
  const isOnline = useIsOnline()
  const waiting = [...book.entries.values()].filter(isEntryUnsent).length
  const isOnItsWay = book.sending !== null || (waiting > 0 && isOnline && book.failures === 0)
  const words =
    book.end !== null
      ? ''
      : isOnItsWay
        ? t('work.saving')
        : waiting > 0
          ? t('work.waiting', { count: waiting })
          : book.savedAt === null
            ? ''
            : t('work.saved', { time: momentInDay(new Date(book.savedAt), now, i18n.language, zone) })
  return (
    <span className={css.saved} data-state={waiting > 0 ? 'waiting' : 'saved'}>
      {words}
    </span>
  )
}
