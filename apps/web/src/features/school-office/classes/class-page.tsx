import { type SchoolClassDetail, useGetSchoolClass } from '@hwjy/sdk'
import { Button, Card, EmptyState, List, ListItem, Skeleton } from '@hwjy/ui'
import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import { dateTimeText } from '../date-time-text.ts'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { officePath } from '../office-path.ts'
import { ClassForm } from './class-form.tsx'
import { ClassStudents } from './class-students.tsx'
import { InvitationSheetDialog } from './invitation-sheet-dialog.tsx'
import { SeriesDialog } from './series-dialog.tsx'

export default function ClassPage() {
  const { t } = useTranslation('schoolOffice')
  const { classId = '' } = useParams()
  const [open, setOpen] = useState<'series' | 'sheet' | null>(null)
  const query = useGetSchoolClass({ classId })
  const { data } = query
  useSubjectTitle(data?.class.className)
  return (
    <OfficeFrame
      back={{ to: officePath.classes, label: t('sections.classes') }}
      title={data?.class.className ?? t('classes.class')}
      actions={
        data && (
          <>
            <Button onClick={() => setOpen('sheet')} disabled={data.students.length === 0}>
              <Printer aria-hidden size={18} />
              {t('sheet.print')}
            </Button>
            <Button tone="primary" onClick={() => setOpen('series')}>
              <CalendarPlus aria-hidden size={18} />
              {t('series.plan')}
            </Button>
          </>
        )
      }
    >
      {data ? (
        <div className={css.split}>
          <div className={css.panel}>
            <ClassStudents detail={data} />
            <Lessons lessons={data.lessons} onPlan={() => setOpen('series')} />
          </div>
          <ClassForm key={classId} officeClass={data.class} />
        </div>
      ) : (
        <NoAnswer
          query={query}
          waiting={
            <Waiting className={css.split}>
              <Skeleton shape="box" height="24rem" />
              <Skeleton shape="box" height="18rem" />
            </Waiting>
          }
        />
      )}
      {data && open === 'series' && <SeriesDialog officeClass={data.class} onClose={() => setOpen(null)} />}
      {data && open === 'sheet' && <InvitationSheetDialog classId={classId} onClose={() => setOpen(null)} />}
    </OfficeFrame>
  )
}

function Lessons({ lessons, onPlan }: { lessons: SchoolClassDetail['lessons']; onPlan: () => void }) {
  const { t } = useTranslation('schoolOffice')
  const dateTime = dateTimeText()
  return (
    <Card asChild className={css.card}>
      <section>
        <h2 className={css.cardTitle}>{t('classes.lessonList')}</h2>
        {lessons.length === 0 ? (
          <EmptyState
            drawing="lessons"
            title={t('classes.noLessons')}
            description={t('classes.noLessonsText')}
            action={<Button onClick={onPlan}>{t('series.plan')}</Button>}
          />
        ) : (
          <List label={t('classes.lessonList')}>
            {lessons.map(({ lessonId, lessonNo, lessonName, startTime }) => (
              <ListItem
                key={lessonId}
                leading={<span className={css.muted}>{lessonNo}</span>}
                title={<span lang="zh-Hans">{lessonName}</span>}
                description={<time dateTime={startTime}>{dateTime(startTime)}</time>}
              />
            ))}
          </List>
        )}
      </section>
    </Card>
  )
}
