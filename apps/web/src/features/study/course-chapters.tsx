import { useListCourseChapters } from '@hwjy/sdk'
import { EmptyState, List, ListItem, Progress, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { HanText } from '../../shared/han-text.tsx'
import { NoList } from '../../shared/list-page/no-list.tsx'
import { studentPath } from '../../shared/page/student-paths.ts'
import * as css from './study.css.ts'

/** The table of contents of a course, with how far the student read each chapter. */
export function CourseChapters({ courseId }: { courseId: string }) {
  const { t } = useTranslation('study')
  const book = useListCourseChapters({ courseId })
  if (!book.data) return <NoList query={book} title={t('chaptersError')} rows={5} />
  const { chapters, textbookName, percent } = book.data
  if (chapters.length === 0) return <EmptyState drawing="board" title={t('noChapters')} />
  return (
    <div className={css.panel}>
      {textbookName !== null && <p className={css.muted}>{textbookName}</p>}
      <Progress label={t('read', { percent })} value={percent} />
      <List label={t('tabs.chapters')}>
        {chapters.map((chapter) => (
          <ListItem
            key={chapter.chapterId}
            link={<Link to={studentPath.chapter(courseId, chapter.chapterId)}>{null}</Link>}
            title={<HanText>{chapter.name}</HanText>}
            description={
              chapter.hasContent
                ? [chapter.summary, t('chapterFacts', { words: chapter.wordCount, minutes: chapter.minutes })]
                    .filter((part) => part !== '')
                    .join(' · ')
                : t('chapterEmpty')
            }
            trailing={
              chapter.percent > 0 && (
                <StatusPill tone={chapter.percent === 100 ? 'success' : 'accent'}>
                  {t('percent', { percent: chapter.percent })}
                </StatusPill>
              )
            }
          />
        ))}
      </List>
    </div>
  )
}
