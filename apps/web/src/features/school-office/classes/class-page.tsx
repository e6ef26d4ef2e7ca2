import { type OfficeClass, useGetSchoolClass } from '@hwjy/sdk'
import { Button, Card, Skeleton } from '@hwjy/ui'
import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSubjectTitle } from '../../../shared/page/use-subject-title.ts'
import { Waiting } from '../../../shared/page/waiting.tsx'
import { NoAnswer } from '../../../shared/problem/no-answer.tsx'
import * as css from '../office.css.ts'
import { OfficeFrame } from '../office-frame.tsx'
import { officePath } from '../office-path.ts'
import { ClassForm } from './class-form.tsx'
import { ClassLessons } from './class-lessons.tsx'
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
            {data.class.courseKind === 'systematic' && (
              <Button tone="primary" onClick={() => setOpen('series')}>
                <CalendarPlus aria-hidden size={18} />
                {t('series.plan')}
              </Button>
            )}
          </>
        )
      }
    >
      {data ? (
        <div className={css.split}>
          <div className={css.panel}>
            <ClassStudents detail={data} />
            <ClassLessons detail={data} onPlan={() => setOpen('series')} />
          </div>
          {data.class.courseKind === 'public' ? (
            <PublicClass officeClass={data.class} />
          ) : (
            <ClassForm key={classId} officeClass={data.class} />
          )}
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

/** What the office reads of a class about which a teacher decides. */
function PublicClass({ officeClass: { courseName, teacher, studentLimit } }: { officeClass: OfficeClass }) {
  const { t } = useTranslation('schoolOffice')
  return (
    <Card asChild>
      <section className={css.card}>
        <h2 className={css.cardTitle}>{t('courses.public')}</h2>
        <dl className={css.facts}>
          <dt>{t('classes.course')}</dt>
          <dd>{courseName}</dd>
          <dt>{t('classes.teacher')}</dt>
          <dd>{teacher.name}</dd>
          <dt>{t('classes.limit')}</dt>
          <dd>{studentLimit}</dd>
        </dl>
        <p className={css.muted}>{t('classes.publicText')}</p>
      </section>
    </Card>
  )
}
