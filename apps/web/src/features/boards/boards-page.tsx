import { type TaughtLesson, useListTaughtLessons } from '@hwjy/sdk'
import { EmptyState, Pagination } from '@hwjy/ui'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { BoardPages } from '../../shared/board-pages/board-pages.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { useAddressFilter } from '../../shared/list-page/use-address-filter.ts'
import { momentInDay } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { Backgrounds } from './backgrounds.tsx'
import * as css from './boards.css.ts'
import { GiveButton } from './give-button.tsx'

const PAGE_SIZE = 10

/** Shows what was written on the board, lesson by lesson, and the pictures that lie under the ink. */
export default function BoardsPage() {
  const { t } = useTranslation('boards')
  const filter = useAddressFilter(PAGE_SIZE)
  const lessons = useListTaughtLessons(filter.request)
  const records = lessons.data?.records ?? []
  const opened = records.find(({ lessonId }) => lessonId === filter.textOf('lesson')) ?? records[0]
  return (
    <div className={css.page}>
      <header className={clsx(css.words, css.notPrinted)}>
        <h1>{t('heading')}</h1>
        <p className={css.muted}>{t('text')}</p>
      </header>
      {content()}
      <div className={css.notPrinted}>
        <Backgrounds />
      </div>
    </div>
  )

  function content() {
    if (!lessons.data) return <NoList query={lessons} title={t('loadError')} rows={5} />
    if (lessons.data.total === 0) return <EmptyState drawing="board" title={t('none')} description={t('noneText')} />
    const pagination = filter.pagination(lessons.data.total)
    // Another page opens its first lesson.
    const openPage = (page: number) => filter.set({ lesson: '', page: page === 1 ? '' : String(page) })
    return (
      <div className={css.split}>
        <nav aria-label={t('lessons')} className={clsx(css.panel, css.notPrinted)}>
          <ul className={css.lessons}>
            {records.map((lesson) => (
              <li key={lesson.lessonId}>
                <LessonButton
                  lesson={lesson}
                  isOpen={lesson === opened}
                  onOpen={() => filter.set({ lesson: lesson.lessonId, page: filter.textOf('page') })}
                />
              </li>
            ))}
          </ul>
          {pagination && <Pagination {...pagination} isBusy={lessons.isPlaceholderData} onPageChange={openPage} />}
        </nav>
        {opened && (
          <section aria-label={opened.lessonName} className={css.panel}>
            <h2>
              <HanText>{opened.lessonName}</HanText>
            </h2>
            <BoardPages
              key={opened.lessonId}
              isPrintable
              lessonId={opened.lessonId}
              fileName={opened.lessonName}
              actionOf={({ no, picture }) => (
                <GiveButton
                  lessonId={opened.lessonId}
                  label={t('give', { no })}
                  fileName={`${opened.lessonName}-${no}.png`}
                  picture={picture}
                />
              )}
            />
          </section>
        )}
      </div>
    )
  }
}

interface LessonButtonProps {
  lesson: TaughtLesson
  isOpen: boolean
  onOpen: () => void
}

function LessonButton({ lesson, isOpen, onOpen }: LessonButtonProps) {
  const { i18n } = useTranslation('boards')
  const now = useServerNow()
  const zone = useViewerZone()
  return (
    <button type="button" aria-pressed={isOpen} className={css.lesson} onClick={onOpen}>
      <HanText>{lesson.lessonName}</HanText>
      <span className={css.small}>
        <HanText>{lesson.className}</HanText>
        {' · '}
        {momentInDay(new Date(lesson.startTime), now, i18n.language, zone)}
      </span>
    </button>
  )
}
