import {
  type ClassChapter,
  useGetClassTextbook,
  useListClassChapters,
  useListClasses,
  useTeacherGetChapter,
} from '@hwjy/sdk'
import { Card, EmptyState, Skeleton } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import * as css from './book.css.ts'

/** The book that a teacher's course follows: what it is, and the words and the text of each chapter. */
export default function TeacherBookPage() {
  const { t } = useTranslation('book')
  const { courseId = '' } = useParams()
  const zone = useViewerZone()
  const chapters = useListClassChapters({ courseId, timezone: zone })
  // The course is known by a class of it, and so is its textbook.
  const own = useListClasses({ courseId, current: 1, size: 1 }).data?.records[0]
  const textbook = useGetClassTextbook({ classId: own?.classId ?? '' }, { query: { enabled: own !== undefined } }).data
  const name = textbook?.name ?? own?.courseName
  useLessonTitle(name)
  return (
    <div className={list.page}>
      <BackLink to={teacherPath.course(courseId)} label={own?.courseName ?? t('course')} />
      <header className={list.words}>
        <h1>{name === undefined ? t('textbookHeading') : <HanText>{name}</HanText>}</h1>
        {textbook && textbook.introduction !== '' && <p className={list.text}>{textbook.introduction}</p>}
      </header>
      {!chapters.data ? (
        <NoList query={chapters} title={t('error')} rows={8} />
      ) : chapters.data.length === 0 ? (
        <EmptyState drawing="board" title={t('none')} />
      ) : (
        <Card className={list.card}>
          <ol className={css.chapters} aria-label={t('chapters')}>
            {chapters.data.map((chapter) => (
              <li key={chapter.chapterId}>
                <Chapter courseId={courseId} chapter={chapter} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </div>
  )
}

/** A chapter of the list; its words and its text are read when it is opened. */
function Chapter({ courseId, chapter }: { courseId: string; chapter: ClassChapter }) {
  const { chapterId, chapterNo, chapterName } = chapter
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={css.chapter} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {chapterNo}. <HanText className={css.name}>{chapterName}</HanText>
      </summary>
      {isOpen && <Content courseId={courseId} chapterId={chapterId} />}
    </details>
  )
}

function Content(ref: { courseId: string; chapterId: string }) {
  const { t } = useTranslation('book')
  const chapter = useTeacherGetChapter(ref)
  if (!chapter.data)
    return (
      <NoAnswer
        query={chapter}
        waiting={
          <Waiting>
            <Skeleton lines={4} />
          </Waiting>
        }
      />
    )
  const { summary, words, text } = chapter.data
  if (words.length === 0 && text.length === 0) return <p className={list.muted}>{t('noText')}</p>
  return (
    <div className={css.content}>
      {summary !== '' && <p className={list.muted}>{summary}</p>}
      {words.length > 0 && (
        <ul className={css.words} aria-label={t('newWords')}>
          {words.map(({ hanzi, pinyin, meaning }) => (
            <li key={hanzi} className={css.word}>
              <HanText className={css.hanzi}>{hanzi}</HanText>
              <span lang="zh-Latn-pinyin" className={list.muted}>
                {pinyin}
              </span>
              <span>{meaning}</span>
            </li>
          ))}
        </ul>
      )}
      {text.length > 0 && (
        <ol className={css.lines} aria-label={t('text')}>
          {text.map((line, index) => (
            <li key={index}>
              <HanText>{line}</HanText>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
