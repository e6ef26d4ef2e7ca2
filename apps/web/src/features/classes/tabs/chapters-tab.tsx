import { type ClassChapter, type ClassDetail, useGetClassTextbook, useListClassChapters } from '@hwjy/sdk'
import { Card, EmptyState, IconButton, List, ListItem } from '@hwjy/ui'
import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RenameChapterDialog } from '../../../shared/chapters/rename-chapter-dialog.tsx'
import { HanText } from '../../../shared/han-text.tsx'
import { LessonStatus } from '../../../shared/lesson/lesson-status.tsx'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../../shared/time/time-zone.ts'

/** The chapters of the course, and when this class has each. */
export function ChaptersTab({ detail }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const { classId, courseId } = detail.class
  const zone = useViewerZone()
  const now = useServerNow()
  const chapters = useListClassChapters({ courseId, classId, timezone: zone })
  const textbook = useGetClassTextbook({ classId }).data
  const [renamed, setRenamed] = useState<ClassChapter | null>(null)
  if (!chapters.data) return <NoList query={chapters} title={t('chapters.error')} rows={6} />
  if (chapters.data.length === 0)
    return <EmptyState drawing="board" title={t('chapters.none')} description={t('chapters.noneText')} />
  return (
    <div className={list.panel}>
      {textbook && (
        <Card className={list.card}>
          <h2 className={list.cardTitle}>
            <HanText>{textbook.name}</HanText>
          </h2>
          <p className={list.text}>{textbook.introduction}</p>
        </Card>
      )}
      <List label={t('tabs.chapters')}>
        {chapters.data.map((chapter) => (
          <ListItem
            key={chapter.chapterId}
            leading={chapter.chapterNo}
            title={<HanText>{chapter.chapterName}</HanText>}
            description={
              chapter.lesson ? (
                <LessonTimeText
                  startTime={chapter.lesson.startTime}
                  endTime={chapter.lesson.endTime}
                  schoolZone={schoolZone() ?? zone}
                  now={now}
                />
              ) : (
                t('chapters.notPlanned')
              )
            }
            trailing={
              <>
                {chapter.lesson && <LessonStatus status={chapter.lesson.status} />}
                <IconButton
                  size="sm"
                  label={t('chapters.renameOf', { name: chapter.chapterName })}
                  icon={<PencilLine aria-hidden size={18} />}
                  onClick={() => setRenamed(chapter)}
                />
              </>
            }
          />
        ))}
      </List>
      {renamed && <RenameChapterDialog courseId={courseId} chapter={renamed} onClose={() => setRenamed(null)} />}
    </div>
  )
}
