import {
  type CatalogueClass,
  type CatalogueDetail,
  type LessonConflict,
  type Order,
  useCreateOrder,
  useGetCatalogueCourse,
} from '@hwjy/sdk'
import { Button, Card, EmptyState, Field, Link as StyledLink, RadioGroup, Skeleton, Steps } from '@hwjy/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { useCall } from '../../shared/account/use-call.ts'
import { atOnce } from '../../shared/at-once.ts'
import { coursePaths } from '../../shared/courses/course-paths.ts'
import { nameIn } from '../../shared/names/name-in.ts'
import { classOf } from '../../shared/names/name-line.tsx'
import { NamedText } from '../../shared/names/named-text.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import { ClassTimetable } from './class-timetable.tsx'
import { Price } from './course-card.tsx'
import { crossingOf, ShopNotice } from './crossing-lessons.tsx'
import { ForChild } from './for-child.tsx'
import * as css from './shop.css.ts'
import { useSubmitKey } from './use-submit-key.ts'

/** Buying one course: choose the class, check, order. Paying is the page of the order, so that a reload finds it. */
export default function BuyCoursePage() {
  const { t, i18n } = useTranslation('shop')
  const [params] = useSearchParams()
  const courseId = params.get('courseId') ?? ''
  const detail = useGetCatalogueCourse(courseId, { query: { enabled: courseId !== '' } })
  const course = detail.data?.course
  useSubjectTitle(course && nameIn({ ...course, name: course.courseName }, i18n.language))
  if (courseId === '' || isNotYours(detail.error))
    return (
      <div className={page.page}>
        <EmptyState
          drawing="search"
          title={<h1>{t('unknown')}</h1>}
          description={t('unknownText')}
          action={
            <Button asChild>
              <Link to="/student/catalogue">{t('allCourses')}</Link>
            </Button>
          }
        />
      </div>
    )
  return (
    <div className={page.page}>
      <BackLink to={coursePaths.introduction(courseId)} label={t('backToCourse')} />
      <h1>{t('buying')}</h1>
      {detail.data ? (
        <Purchase detail={detail.data} wanted={params.get('classId')} />
      ) : (
        <NoAnswer
          query={detail}
          title={t('courseError')}
          waiting={
            <Waiting className={css.main}>
              <Skeleton lines={6} />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

function Purchase({ detail, wanted }: { detail: CatalogueDetail; wanted: string | null }) {
  const { t, i18n } = useTranslation('shop')
  const navigate = useNavigate()
  const { course, classes, pendingOrderId } = detail
  const [classId, setClassId] = useState(wanted ?? course.classId)
  const chosen: CatalogueClass | undefined = classes.find((one) => one.classId === classId) ?? classes[0]
  const order = useOrder(({ orderId }) => void navigate(coursePaths.order(orderId)))
  const isPlaceable = chosen !== undefined && chosen.seatsLeft > 0 && pendingOrderId === null
  const place = () => void (chosen && order.place(course.courseId, chosen.classId))
  useSubmitKey(isPlaceable && course.standing !== 'registered' ? place : null)
  if (course.standing === 'registered')
    return (
      <EmptyState
        drawing="lessons"
        title={t('standing.registered')}
        action={
          <Button asChild tone="primary">
            <Link to={coursePaths.detail(course.courseId)}>{t('open')}</Link>
          </Button>
        }
      />
    )
  return (
    <>
      <Steps label={t('buying')} steps={[{ title: t('steps.choose') }, { title: t('steps.pay') }]} current={0} />
      <Card className={css.box}>
        <h2>
          <NamedText of={{ ...course, name: course.courseName }} />
        </h2>
        <ForChild />
        {classes.length > 1 && chosen && (
          <Field label={t('chooseClass')}>
            <RadioGroup
              value={chosen.classId}
              onValueChange={setClassId}
              options={classes.map((one) => ({
                value: one.classId,
                label: `${nameIn(classOf(one), i18n.language)} · ${one.teacher.name}`,
                isDisabled: one.seatsLeft === 0,
              }))}
            />
          </Field>
        )}
      </Card>
      {chosen && <ClassTimetable one={chosen} detail={{ ...detail, classes: [chosen] }} />}
      <p className={css.muted}>
        {t('buyText')}{' '}
        <StyledLink asChild>
          <Link to="/refund" target="_blank">
            {t('refundRules')}
          </Link>
        </StyledLink>
      </p>
      <ShopNotice problem={order.problem} crossing={order.crossing?.lessons ?? []} />
      <div className={css.payBar}>
        <span className={css.sum}>
          <Price course={course} />
        </span>
        {pendingOrderId === null ? (
          <Button tone="primary" isBusy={order.isBusy} disabled={!chosen || chosen.seatsLeft === 0} onClick={place}>
            {order.crossing !== null && order.crossing.classId === chosen?.classId ? t('orderAnyway') : t('order')}
          </Button>
        ) : (
          <Button asChild tone="primary">
            <Link to={coursePaths.order(pendingOrderId)}>{t('payOrder')}</Link>
          </Button>
        )}
      </div>
    </>
  )
}

// Lessons at the same time are named once for each class; the next press says that the student knows of them.
function useOrder(onPlaced: (order: Order) => void) {
  const { problem, isBusy, run } = useCall()
  const { mutateAsync: create } = useCreateOrder(atOnce)
  const [crossing, setCrossing] = useState<{ classId: string; lessons: readonly LessonConflict[] } | null>(null)
  const place = (courseId: string, classId: string) =>
    run(async () => {
      const confirm = classId === crossing?.classId
      try {
        onPlaced(await create({ data: { courseId, classId, ...(confirm && { confirm }) } }))
      } catch (error) {
        const lessons = crossingOf(error)
        setCrossing(lessons && { classId, lessons })
        throw error
      }
    })
  return { problem, isBusy, crossing, place }
}
