import { type CourseChapters, useListCourseChapters } from '@hwjy/sdk'
import { Button, EmptyState, List, ListItem, Progress, StatusPill } from '@hwjy/ui'
import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { HanText } from '../../shared/han-text.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { studentPath } from '../../shared/page/student-paths.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import * as page from '../../shared/page.css.ts'
import { BackLink } from '../../shared/page/back-link.tsx'
import { nextChapter } from './go-on.ts'
import * as css from './study.css.ts'

/** The book of a course: what it is, how far the student read it, its chapters, and the one to go on with. */
export default function BookPage() {
  const { t } = useTranslation('book')
  const { courseId = '' } = useParams()
  const book = useListCourseChapters({ courseId })
  useSubjectTitle(book.data?.textbookName ?? book.data?.courseName)
  if (isNotYours(book.error))
    return (
      <div className={page.page}>
        <EmptyState
          drawing="search"
          title={<h1>{t('notYours')}</h1>}
          description={t('notYoursText')}
          action={
            <Button asChild tone="primary">
              <Link to="/student/courses">{t('courses')}</Link>
            </Button>
          }
        >
          <OtherChildren />
        </EmptyState>
      </div>
    )
  return (
    <div className={page.page}>
      <BackLink to={coursePaths.detail(courseId)} label={book.data?.courseName ?? t('course')} />
      {book.data ? <Book book={book.data} /> : <NoList query={book} title={<h1>{t('error')}</h1>} rows={6} />}
    </div>
  )
}

function Book({ book: { courseId, courseName, textbookName, percent, seconds, chapters } }: { book: CourseChapters }) {
  const { t } = useTranslation('book')
  const next = nextChapter(chapters)
  const minutes = Math.round(seconds / 60)
  return (
    <>
      <header className={page.head}>
        <h1>{textbookName === null ? <ChosenName>{courseName}</ChosenName> : <HanText>{textbookName}</HanText>}</h1>
        <p className={css.muted}>
          <ChosenName>{courseName}</ChosenName>
          {textbookName === null && ` · ${t('noTextbook')}`}
        </p>
      </header>
      {chapters.length === 0 ? (
        <EmptyState drawing="board" title={t('none')} />
      ) : (
        <div className={css.panel}>
          <Progress label={t('read', { percent })} value={percent} />
          <p className={css.muted}>
            {t('read', { percent })}
            {minutes > 0 && ` · ${t('time', { count: minutes })}`}
          </p>
          {next && (
            <div>
              <Button asChild tone="primary" size="lg">
                <Link to={studentPath.chapter(courseId, next.chapter.chapterId)}>
                  <BookOpen aria-hidden size={18} />
                  {t(next.reason, { chapter: next.chapter.name })}
                </Link>
              </Button>
            </div>
          )}
          <List label={t('chapters')}>
            {chapters.map((chapter) => (
              <ListItem
                key={chapter.chapterId}
                link={<Link to={studentPath.chapter(courseId, chapter.chapterId)}>{null}</Link>}
                title={<HanText>{chapter.name}</HanText>}
                description={
                  chapter.hasContent ? (
                    <>
                      {chapter.summary !== '' && (
                        <>
                          {chapter.summary}
                          <br />
                        </>
                      )}
                      {t('chapterFacts', { words: chapter.wordCount, minutes: chapter.minutes })}
                    </>
                  ) : (
                    t('noContent')
                  )
                }
                trailing={
                  chapter.percent > 0 && (
                    <StatusPill tone={chapter.percent === 100 ? 'success' : 'accent'}>
                      {chapter.percent === 100 ? t('done') : t('percent', { percent: chapter.percent })}
                    </StatusPill>
                  )
                }
              />
            ))}
          </List>
        </div>
      )}
    </>
  )
}
