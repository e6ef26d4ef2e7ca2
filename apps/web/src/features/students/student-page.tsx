import { type TaughtStudent, useGetTaughtStudent } from '@hwjy/sdk'
import { Avatar, Button, Card, EmptyState, Skeleton } from '@hwjy/ui'
import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useLessonTitle } from '../../shared/lesson/use-lesson-title.ts'
import * as list from '../../shared/list-page/list-page.css.ts'
import { teacherPath } from '../../shared/page/teacher-paths.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import { faceOf } from '../../shared/people/face-of.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { threadPath } from '../../shared/threads/thread-path.ts'
import { clockTime } from '../../shared/time/lesson-time.ts'
import { useServerNow } from '../../shared/time/server-clock.ts'
import { isKnownZone, useViewerZone } from '../../shared/time/time-zone.ts'
import { usePlaceName } from '../../shared/time/use-place-name.ts'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { ClassesOfStudent } from './classes-of-student.tsx'
import * as css from './student.css.ts'
import { WorksOfStudent } from './works-of-student.tsx'

/** One student as their teacher knows them: the person, each class, each work. Printed, it serves a talk with parents. */
export default function StudentPage() {
  const { t } = useTranslation('students')
  const { stuId = '' } = useParams()
  const student = useGetTaughtStudent({ stuId })
  useLessonTitle(student.data?.name)
  return (
    <div className={list.page}>
      <BackLink to={teacherPath.students} label={t('heading')} />
      {student.data ? (
        <Student student={student.data} />
      ) : (
        <NoAnswer
          query={student}
          heading={t('heading')}
          title={t('studentError')}
          waiting={
            <Waiting className={list.panel}>
              <Skeleton shape="box" height="8rem" />
              <Skeleton shape="box" height="14rem" />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Student({ student }: { student: TaughtStudent }) {
  const { t } = useTranslation('students')
  const { name, nickname, age, gradeName, introduction, classes, stuId, attendance, homework } = student
  const facts = [nickname !== name && nickname, age !== null && t('age', { count: age }), gradeName].filter(
    (fact): fact is string => typeof fact === 'string' && fact !== '',
  )
  return (
    <>
      <header className={list.head}>
        <div className={css.person}>
          <Avatar {...faceOf(student)} size={80} />
          <div className={css.names}>
            <h1>{name}</h1>
            {facts.length > 0 && <p className={list.muted}>{facts.join(' · ')}</p>}
            <Clock student={student} />
          </div>
        </div>
        <div className={list.actions}>
          <Button asChild>
            <Link to={threadPath(stuId)}>
              <MessagesSquare aria-hidden size={18} />
              {t('message')}
            </Link>
          </Button>
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </header>
      <dl className={list.numbers}>
        <Number name={t('lessons')} value={attendance.lessons} />
        <Number name={t('came')} value={attendance.present + attendance.late} />
        <Number name={t('late')} value={attendance.late} />
        <Number name={t('absent')} value={attendance.absent} />
        <Number name={t('handedIn')} value={t('of', { done: homework.handedIn, of: homework.assigned })} />
        <Number name={t('missing')} value={homework.missing} />
      </dl>
      <div className={css.columns}>
        <Card asChild className={list.card}>
          <section>
            <h2 className={list.cardTitle}>{t('about')}</h2>
            {introduction !== '' && <p className={list.text}>{introduction}</p>}
            <Family student={student} />
          </section>
        </Card>
        <Card asChild className={list.card}>
          <section>
            <h2 className={list.cardTitle}>{t('classes')}</h2>
            {classes.length === 0 ? (
              <EmptyState title={t('noClasses')} description={t('noClassesText')} />
            ) : (
              <ClassesOfStudent classes={classes} />
            )}
          </section>
        </Card>
      </div>
      <section className={list.panel}>
        <h2 className={list.cardTitle}>{t('works')}</h2>
        <WorksOfStudent stuId={stuId} />
      </section>
    </>
  )
}

const Number = ({ name, value }: { name: string; value: number | string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

/** Shows what the clock of the student shows now, where it is not the teacher's. */
function Clock({ student: { timeZone } }: { student: TaughtStudent }) {
  const { t, i18n } = useTranslation('students')
  const zone = useViewerZone()
  const now = useServerNow()
  const placeName = usePlaceName()
  if (timeZone === null || timeZone === zone || !isKnownZone(timeZone)) return null
  const time = clockTime(new Date(now), i18n.language, timeZone)
  return <p className={list.muted}>{t('clock', { time, place: placeName(timeZone) })}</p>
}

function Family({ student: { parentName, parentMobile, wechatName } }: { student: TaughtStudent }) {
  const { t } = useTranslation('students')
  const facts = [
    { name: t('parent'), value: parentName },
    { name: t('mobile'), value: parentMobile ?? '' },
    { name: t('wechat'), value: wechatName },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return <p className={list.muted}>{t('noFamily')}</p>
  return (
    <dl className={list.facts}>
      {facts.flatMap(({ name, value }) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </dl>
  )
}
