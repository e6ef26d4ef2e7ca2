import {
  type ClassDetail,
  type LessonBrief,
  type LessonHomeworkCount,
  useCountHomeworkOfLessons,
  useDeleteLessons,
  useListLessonBriefs,
} from '@hwjy/sdk'
import { Button, EmptyState, Link as StyledLink, Table, type TableColumn, useConfirm, useToast } from '@hwjy/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { atOnce } from '../../../shared/at-once.ts'
import { HanText } from '../../../shared/han-text.tsx'
import { LessonStatus } from '../../../shared/lesson/lesson-status.tsx'
import * as list from '../../../shared/list-page/list-page.css.ts'
import { NoList } from '../../../shared/list-page/no-list.tsx'
import { teacherPath } from '../../../shared/page/teacher-paths.ts'
import { useProblemText } from '../../../shared/problem/use-problem-text.ts'
import { LessonTimeText } from '../../../shared/time/lesson-time-text.tsx'
import { useServerNow } from '../../../shared/time/server-clock.ts'
import { schoolZone, useViewerZone } from '../../../shared/time/time-zone.ts'
import * as css from '../classes.css.ts'

/** Lessons of one page of the homework counts: more than any class has. */
const COUNTS_MAX = 100

const isToCome = ({ status }: LessonBrief) => status !== 'ended' && status !== 'inProgress' && status !== 'expired'

/** The lessons of a class: those to come, which can be deleted, and those that are over. */
export function LessonsTab({ detail: { class: shown } }: { detail: ClassDetail }) {
  const { t } = useTranslation('classes')
  const { classId } = shown
  const lessons = useListLessonBriefs({ classId })
  const homework = useCountHomeworkOfLessons({ classId, current: 1, size: COUNTS_MAX })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const remove = useDelete(classId, () => setSelected(new Set()))
  const columns = useColumns(homework.data?.records ?? [])
  if (!lessons.data) return <NoList query={lessons} title={t('lessons.error')} rows={6} />
  const all = lessons.data.lessons
  const toCome = all.filter(isToCome)
  const over = all.filter((lesson) => !isToCome(lesson)).toReversed()
  const extend = (
    <Button asChild>
      <Link to={teacherPath.extend(classId)}>{t('end.extend')}</Link>
    </Button>
  )
  if (all.length === 0)
    return (
      <EmptyState drawing="lessons" title={t('lessons.none')} description={t('lessons.noneText')} action={extend} />
    )
  const table = {
    columns,
    rowId: ({ lessonId }: LessonBrief) => lessonId,
    rowName: ({ lessonName }: LessonBrief) => lessonName,
    empty: null,
  }
  return (
    <div className={list.panel}>
      <div className={list.cardHead}>
        <h2 className={css.heading}>{t('lessons.toCome', { count: toCome.length })}</h2>
        {extend}
      </div>
      {toCome.length > 0 && (
        <Table
          {...table}
          label={t('lessons.toComeLabel')}
          rows={toCome}
          selection={{ selected, onSelectedChange: setSelected }}
          selectionActions={
            <Button size="sm" tone="danger" onClick={() => void remove([...selected])}>
              <Trash2 aria-hidden size={16} />
              {t('lessons.delete')}
            </Button>
          }
        />
      )}
      {over.length > 0 && (
        <>
          <h2 className={css.heading}>{t('lessons.over', { count: over.length })}</h2>
          <Table {...table} label={t('lessons.overLabel')} rows={over} />
        </>
      )}
    </div>
  )
}

function useColumns(homework: readonly LessonHomeworkCount[]): TableColumn<LessonBrief>[] {
  const { t } = useTranslation('classes')
  const now = useServerNow()
  const zone = useViewerZone()
  const countsOf = (lessonId: string) => homework.find((counts) => counts.lessonId === lessonId)
  return [
    {
      id: 'lesson',
      header: t('lessons.lesson'),
      cell: ({ lessonId, lessonNo, lessonName }) => (
        <StyledLink asChild>
          <Link to={teacherPath.lesson(lessonId)}>
            {lessonNo}. <HanText>{lessonName}</HanText>
          </Link>
        </StyledLink>
      ),
    },
    {
      id: 'time',
      header: t('lessons.time'),
      cell: ({ startTime, endTime }) => (
        <LessonTimeText startTime={startTime} endTime={endTime} schoolZone={schoolZone() ?? zone} now={now} />
      ),
    },
    { id: 'status', header: t('lessons.status'), cell: ({ status }) => <LessonStatus status={status} /> },
    {
      id: 'homework',
      header: t('lessons.homework'),
      cell: ({ lessonId }) => {
        const counts = countsOf(lessonId)
        if (!counts || counts.homeworkCount === 0) return <span className={list.muted}>–</span>
        return (
          <span className={css.number}>
            {t('lessons.handedIn', { done: counts.handedIn, of: counts.assigned })}
            {counts.waiting > 0 && ` · ${t('lessons.waiting', { count: counts.waiting })}`}
          </span>
        )
      },
    },
  ]
}

/** Asks first, because students are told and it cannot be taken back. */
function useDelete(classId: string, onDeleted: () => void) {
  const { t } = useTranslation('classes')
  const confirm = useConfirm()
  const toast = useToast()
  const problemText = useProblemText()
  const { mutateAsync: remove } = useDeleteLessons(atOnce)
  return async (lessonIds: string[]) => {
    const isSure = await confirm({
      title: t('lessons.deleteTitle', { count: lessonIds.length }),
      description: t('lessons.deleteText'),
      confirmLabel: t('lessons.delete'),
      tone: 'danger',
    })
    if (!isSure) return
    try {
      await remove({ data: { classId, lessonIds } })
      onDeleted()
      toast.show(t('lessons.deleted', { count: lessonIds.length }), { tone: 'success' })
    } catch (error) {
      toast.error(problemText(error))
    }
  }
}
