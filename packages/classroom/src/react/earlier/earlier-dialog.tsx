import { Button, Dialog } from '@hwjy/ui'
import { ChevronRight as OpenIcon } from 'lucide-react'
import { useState } from 'react'
import type { EarlierLesson, EarlierLessons } from '../../ports/earlier-lessons.ts'
import { useClassroom } from '../hooks/classroom-context.ts'
import { useWords } from '../i18n/use-words.ts'
import { exactTime } from '../shared/time-text.ts'
import * as css from './earlier.css.ts'
import { earlierWords } from './earlier-words.ts'
import { EarlierPages } from './earlier-pages.tsx'
import { LoadState } from './load-state.tsx'
import { useEarlierLessons } from './use-earlier-lessons.ts'

export interface EarlierDialogProps {
  earlier: EarlierLessons
  onClose: () => void
}

/** Lists the lessons that the class has had; one that is chosen shows the pages of its board. [R94] */
export function EarlierDialog({ earlier, onClose }: EarlierDialogProps) {
  const [chosen, setChosen] = useState<EarlierLesson | null>(null)
  const list = useEarlierLessons(earlier)
  if (chosen !== null) {
    return <EarlierPages earlier={earlier} lesson={chosen} onBack={() => setChosen(null)} onClose={onClose} />
  }
  return <LessonList list={list} timeZone={earlier.timeZone} onChosen={setChosen} onClose={onClose} />
}

interface LessonListProps {
  list: ReturnType<typeof useEarlierLessons>
  timeZone: string | undefined
  onChosen: (lesson: EarlierLesson) => void
  onClose: () => void
}

function LessonList({ list, timeZone, onChosen, onClose }: LessonListProps) {
  const t = useWords(earlierWords)
  const { language } = useClassroom()
  const { lessons, hasMore, status, more, again } = list
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      description={t('hint')}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {lessons.length > 0 && (
        <ul className={css.lessons}>
          {lessons.map((lesson) => (
            <li key={lesson.lessonId}>
              <button type="button" className={css.lesson} onClick={() => onChosen(lesson)}>
                <span className={css.name}>{lesson.name}</span>
                <span className={css.facts}>
                  <time dateTime={new Date(lesson.heldAt).toISOString()}>
                    {exactTime(lesson.heldAt, language, timeZone)}
                  </time>
                  {lesson.pageCount !== undefined && <span>{t('pageCount', { count: lesson.pageCount })}</span>}
                </span>
                <OpenIcon size={18} aria-hidden className={css.arrow} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <LoadState status={status} failed={t('listFailed')} offline={t('listOffline')} again={again} />
      {status === 'here' && lessons.length === 0 && <p className={css.quiet}>{t('none')}</p>}
      {status === 'here' && hasMore && <Button onClick={more}>{t('more')}</Button>}
    </Dialog>
  )
}
